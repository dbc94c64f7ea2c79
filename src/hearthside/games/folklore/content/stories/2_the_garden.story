# Dusk. A miller buried his wife where he should not have, and something came up.
story What the Miller Planted
id garden
difficulty dusk
start yorotrucks
candle 160
blurb The bread from the Black Mill tastes of roses. Those who eat it sleep well, and walk.

chapter 1 White Flour
skirmish 1-3: bandit | 4-5: rat_swarm | 6-7: thorn_sprite | 8: wolf | 9: hornet_swarm | 10: cutthroat
begin bread

== bread
All Yorotrucks eats the same bread this autumn. It is white, and cheap, and when one breaks it there is a smell of roses. People have colour in their cheeks. People have stopped coughing.

At night they get up, with their eyes shut, and go and stand at the north gate with their foreheads against the wood. In the morning their feet are bleeding and they remember a garden.

The guild of bakers offers forty coins to have it stopped, and sixty to have it kept quiet.
choose
  Ask where the flour comes from -> baker
  Sit up with a sleeper -> sleeper
  Eat some -> eat

== baker
check leader speech 6 -> baker_talks | baker_lies

== baker_talks
"From Jorun, at the Black Mill. He stopped taking money in spring. I said, what do you want then, and he said: people with an appetite." The baker wipes his hands, and wipes them. "He used to be a man one could cheat."
! lore 6 @all; flag knows_jorun
-> town_one

== baker_lies
"From the mill," he says, and when you ask which, he says the one that grinds. His apprentice looks at you over the trough. His lashes are white, and it is not flour. They are petals.
! lore 3 @all
-> town_one

== sleeper
check one awareness 6 -> sleeper_seen | sleeper_lost

== sleeper_seen
She is a laundress of sixty. At two she sits up. At the gate she lifts her hands and rakes them down the wood, slowly, left and right, as one parts a hedge. Under her nails you find thorns. They have not gone in. They are coming out.
! lore 8 @all; flag knows_thorns
-> town_one

== sleeper_lost
You wake at the gate. All of you. Your foreheads hurt.
! lose vita 1 @all; lore 3 @all
-> town_one

== eat
It is the best bread you have ever had. You dream of a garden with one bed, and somebody in it, sitting up, with her arms out. She is so glad that you have come.
! recover vita 4 @all; afflict sickened 5 @all; lore 8 @all; flag ate
-> town_one

== town_one
The gate opens at first light. Before that there are shops, for those who can still taste anything.
town -> to_mill

== to_mill
travel black_mill compass -> mill_yard

== mill_yard
The wheel turns, though the race is dry. From the door to the road the yard is white, ankle deep, and in it there are footprints of one size, a child's, going round and round the house.

Behind the shutters somebody is singing to a millstone.
choose
  Break in at the front -> mill_front
  Follow the footprints -> footprints

== footprints
check one ecology 6 -> child_found | child_missed

== child_found
They end under the wheel. She is perhaps seven, and floured like a loaf. She does not speak; she looks at each of you in turn, and then she takes the youngest by the sleeve and puts a key into the hand.
! companion millers_child @self; flag child; flag key; lore 8 @all
-> mill_front

== child_missed
They end at a wall. There are small prints on the wall as well, going up.
! lore 2 @all; lose pp 1 @self
-> mill_front

== mill_front
Jorun does not turn round. He is feeding the stones from a sack, by the handful, and what he feeds them is neither rye nor wheat. It has joints.
map mill -> mill_won | mill_lost
  foe thorn_sprite F3 E5 H3(3+) I7(4+)
  foe rat_swarm F8
  foe cutthroat G6(5+)
  chest E3 trickery 6 "The miller's strongbox": item @self; coins 5 @self | snare 1d4
  die F8 ecology 6 "The sack": lore 8 @self; flag bones | afflict sickened 5 @self
  goal defeat

== mill_lost
They leave you in the ditch outside Yorotrucks, floured and rolled. Somebody has tucked you in. When you come back to the mill the door stands open and the stones are still, and on the table is a loaf, with your number of places.
! flag jorun_gone
-> mill_after

== mill_won
He sits down among the sacks. "I only wanted her to have company," he says.
choose
  "Who?" -> who
  Bind him and take him along -> bind
  Leave him to the town -> leave_jorun

== who
"Ilse. She died in March, when the ground was iron. So I put her where it was soft. There is a place in the Thornwood where it never freezes. I knew what they say of it. I planted her deep, with bread in her hands."

He shows you how deep, with his arms, as one shows a fish.
! lore 10 @all; flag knows_ilse
-> bind_or_leave

== bind_or_leave
choose
  Bind him and take him along -> bind
  Leave him to the town -> leave_jorun

== bind
He comes quite willingly. He brings a trowel.
! flag jorun; lore 3 @all
-> mill_after

== leave_jorun
They come out with lanterns before you have sent for them. They had only been waiting for somebody to be first.
! coins 8 @all; flag jorun_gone
-> mill_after

== mill_after
Behind the mill a path goes north, and it is new. On both sides of it, every few yards, something has been pushed into the earth to mark the way. Slippers, mostly.
-> chapter 2

chapter 2 The Hedge
skirmish 1-3: thorn_sprite | 4-5: wolf | 6-7: bog_crawler | 8: hornet_swarm | 9: wood_wife | 10: bear_man
begin hedge

== hedge
By the third day there is a hedge across the king's road. It is in flower, in November. The carters have stopped on either side and are burning it with pitch, and it lets them; it has plenty.
! lead
travel thornwood_edge compass -> wood_edge

== wood_edge
Under the first trees sits an old woman with her back against an oak. You take her for old, and for a woman. "You want to go in," she says, "and I want her out. So we might be friends for an afternoon. What have you brought me?"
choose
  Offer her a third of your bread -> offer_bread
  Ask what she is -> ask_wife
  [flag jorun] Offer her Jorun -> offer_jorun
  Go in past her -> go_past

== offer_bread
She smells it and throws it as far as she can, which is far. "That is hers! Would you feed me my own trees?" But she laughs, and breaks a switch from the oak and gives it to you. "Knock with that. Where she has grown over, knock."
! flag switch; lore 8 @all
-> wood_path

== ask_wife
check leader ecology 6 -> wife_answers | wife_turns

== wife_answers
"What was here," she says. "Before roads I had nine husbands and no shoes. I do not mind a dead woman. I have my arms full of them. But this one was loved, and she was put in my warm place with her mouth full, and now she wants to be a mother to everybody."
! lore 12 @all; flag switch; flag knows_ilse
-> wood_path

== wife_turns
"Rude," she says, and stands up, and turns round to go. She has no back. There is bark, and in the bark a hollow, and in the hollow, hornets.
skirmish wood_wife, hornet_swarm -> wife_beaten | wood_path

== wife_beaten
It lies down and is leaves. You feel that you have broken something that was only in the way.
! lore 6 @all; afflict cursed 6 @leader
-> wood_path

== offer_jorun
She walks round him once. "No," she says. "He would take. Plant that one in my warm place and I should have two of them." She pats his cheek and it leaves a smear of green. "But she will know his step. Let him go first."
! flag first_step; lore 8 @all
-> wood_path

== go_past
She lets you. You hear her counting you, and then, further in, you hear her counting again, and the number is higher.
! lose pp 1 @all
-> wood_path

== wood_path
The path of slippers goes on under the thorns. Between the stems people are standing, eyes shut, hands out. You know some of them from the market. They are not held by anything; they have only begun to put out roots.
map thornwood -> wood_through | wood_lost
  foe thorn_sprite G3 G7 E4(3+) D8(4+)
  foe bog_crawler G8
  foe wood_wife H2(5+)
  altar E7 ecology 6 "The laundress": lore 10 @self; flag freed | afflict immobilized 6 @self
  die J1 awareness 6 "A child's shoe": lore 6 @self | lose pp 1 @self
  goal exit
  optional

== wood_lost
The thorns draw back and give you up. You lie on the king's road with the burnt stumps on either side, and a carter goes through your pockets, for decency's sake.
! flag marked
-> wood_night

== wood_through
Behind you the gap closes, stem by stem, without haste.
! lore 8 @all
-> wood_night

== wood_night
Night comes up out of the ground. There is a light ahead, low and red, and it beats.
choose
  Camp here, and go on by daylight -> camp
  Go on at once -> chapter_three

== camp
You sleep back to back. In the morning each of you has a rose behind the ear. Nobody remembers who kept watch.
! recover vita 3 @all; recover pp 3 @all; candle -3; afflict sickened 4 @random
-> chapter_three

== chapter_three
-> chapter 3

chapter 3 The Garden
skirmish 1-3: thorn_sprite, hornet_swarm | 4-6: bog_crawler | 7-8: wood_wife | 9: mossback | 10: bear_man
begin deeper

== deeper
travel thornwood_heart compass -> garden_gate

== garden_gate
There is one bed, and she sits up in it with her arms out. She has roots for hair and her lap is full of bread. Round her in rings stand the people of Yorotrucks, grey with dew, and every mouth is open, like the mouths of nestlings.

"You have not eaten," says Mother Thorn. "You look so thin."
choose
  [flag child] Let the child go to her -> child_goes
  [flag jorun] Send Jorun to her -> jorun_goes
  [flag switch] Knock, with the oak switch -> knock
  Set fire to the bed -> fire
  Fight her -> fight

== child_goes
The girl lets go of your sleeve. She walks between the rings, and nobody stops her; and she climbs into the lap, among the loaves, and puts both hands over the mouth, and for the first time since March she says something. It is only one word, and it is not "mother". It is "enough".
check any speech 7 -> enough | fight

== enough
It goes out of her slowly, as warmth goes out of an oven. The arms come down. The rings begin to cough and to look for their slippers.

In the bed lies a woman with bread in her hands, a good deal dead, and quite at peace. The girl talks all the way home. You cannot stop her. Nobody tries.
! lore 45 @all; coins 15 @all; status favored @all; artifact heart_of_oak @self
close enough 100

== jorun_goes
He takes off his shoes and goes in with his trowel, and she folds him up. For a moment it is quiet. Then she has what she wanted, and finds that one does not make a family.
check leader nerve 7 -> jorun_enough | fight_angry

== jorun_enough
"Stay," you say, "he has come. Stay with him." And you take the people by the hands, one by one, and lead them out, and do not look round, though she asks you, very kindly, to stay for supper.

The hedge is still there. It flowers in November. One does not cut it.
! lore 35 @all; coins 12 @all; item @all
close company 75

== fight_angry
"One," she says, and stands up. The bed comes with her.
! lose pp 1 @all
-> fight

== knock
You knock where she has grown over: on the knee, on the wrist, on the breastbone. At each knock something lets go.
check one ecology 7 -> knocked | fight

== knocked
The oak knows the place, and asks for it back. It takes an hour. You do not watch all of it. When it is done there is a clearing that never freezes, and the old woman who is no woman sits in it with her feet in the warm earth and does not look up.

"Take your people," she says. "They taste of flour."
! lore 45 @all; coins 10 @all; status lucky @all; artifact @self
close given_back 95

== fire
check leader trickery 6 -> burnt | fight

== burnt
It burns like a bakery. It burns with everybody in it who could not walk fast enough, which you count afterwards by the slippers. In Yorotrucks they thank you, and pay, and shut their shutters when you pass.
! lore 25 @all; coins 25 @all; afflict cursed @all; wanted @self
close ashes 45

== fight
She has a long reach, and such patience.
map thornwood -> fight_won | fight_lost
  foe mother_thorn E6
  foe thorn_sprite D2 E9(3+) I9(4+) G10(5+)
  foe bog_crawler D8(4+)
  foe wood_wife G2(5+)
  search A9 J10
  goal defeat

== fight_won
if flag freed -> won_kind | won_plain

== won_kind
The laundress you cut loose has cut loose the others. They stand at the edge of the clearing with sickles and bread knives, very white, and when the thing comes down they finish it, ring by ring, without a word, as women clean a kitchen.
! lore 40 @all; coins 15 @all; item @all; artifact @leader
close harvest 90

== won_plain
When she falls the rings fall. Most of them get up again.

You walk back with them along the path of slippers, and everybody finds a pair, and at the gate there are four pairs over. The bakers pay. Next year's bread is grey, and one chews it for a long time.
! lore 32 @all; coins 20 @all; item @leader
close cut_back 75

== fight_lost
She does not kill you. Why should she? You wake among gypsies, with petals in your teeth, and a great longing for white bread. By spring there is a hedge round Yorotrucks, and inside it, they say, nobody is ever hungry.
! lore 8 @all
close taken_in 25
