# Facts: FL-354, FL-355.
# Dusk. A miller buried his wife where he should not have, and something came up.
story What the Miller Planted
id garden
difficulty dusk
start yorotrucks
candle 110
foes 100 105 105 120
blurb The bread from the Black Mill tastes of roses. Those who eat it sleep well, and walk.
rumour [past bell laid_to_rest] Since the bell at the Crossroads was rung for somebody, people sleep. In Yorotrucks they sleep very well. They have been seen at it, at the north gate, standing.
rumour [past bell moved_on] The bell has gone north. Wherever it is heard, they say, people now eat in silence. In Yorotrucks, on the other hand, they have never eaten so well.
rumour In Yorotrucks the bread is white this autumn, and cheap, and smells of roses. A carter who refused it was asked, quite kindly, whether he was ill.

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
! lore 10 @all; flag knows_jorun
-> guild

== baker_lies
"From the mill," he says, and when you ask which, he says the one that grinds. His apprentice looks at you over the trough. His lashes are white, and it is not flour. They are petals.
! lore 4 @all
-> guild

== sleeper
check one awareness 6 -> sleeper_seen | sleeper_lost

== sleeper_seen
She is a laundress of sixty. At two she sits up. At the gate she lifts her hands and rakes them down the wood, slowly, left and right, as one parts a hedge. Under her nails you find thorns. They have not gone in. They are coming out.

In the morning she makes you coffee and asks whether she snored. Her name is Babet. She has washed for half the town, and there is nobody whose shirts she could not tell by the collar.
! lore 12 @all; flag knows_thorns
-> guild

== sleeper_lost
You wake at the gate. All of you. Your foreheads hurt.
! lose vita 1 @all; lore 4 @all
-> guild

== eat
It is the best bread you have ever had. You dream of a garden with one bed, and somebody in it, sitting up, with her arms out. She is so glad that you have come.

When you wake you know the way. You could walk it blind. You would rather like to.
! recover vita 4 @all; afflict sickened 5 @all; lore 10 @all; flag ate
-> guild

== bakehouse_door
The guild's own bakehouse stands by the north wall, and its chimney has not been cold since spring. The watch has been paid to look the other way, and does, with such care that one could carry a cow past it.
choose
  Go in by night and look at what they knead -> bakehouse
  [flag knows_jorun] Buy a sack unopened, and pay the price of silence -> buy_sack
  Leave it be; the mill is what matters -> town_one

== buy_sack
It is weighed out to you by a man who does not meet your eye. On the bottom of the sack, under the flour, there is a woman's thimble, and a first tooth. He is so quick to say that these things happen that you see it has happened before.
! pay 6; flag bones; lore 12 @all
-> town_one

== bakehouse
It is as warm as a stable. The dough has risen out of the troughs and over the edge and down, and lies on the tiles with its arms out. It is not alone in there: whoever walks by night walks through here first, to be fed.
map bakehouse -> bakehouse_won | bakehouse_lost
  dark
  foe rat_swarm E2
  foe thorn_sprite F6 G7(3+) C6(4+) G9(5+)
  foe bandit H2(4+)
  chest H2 trickery 6 "The guild's cash box": coins 12 @self | wanted @self
  die B7 ecology 6 "The oldest dough": flag leaven; lore 12 @self | afflict sickened 5 @self
  search B9
  goal defeat exit

== bakehouse_won
When it lies still it is only dough, some of it with buttons. The apprentice has watched from the flour loft. He comes down the ladder backwards, like a child, and asks whether he may wash his face now.

There are petals in the basin afterwards. He counts them, and is a long time about it. "I have been so hungry," he says, "and I have had so much to eat."
! lore 14 @all; flag apprentice
-> town_one

== bakehouse_lost
You are found at first light by the watch, who have been paid for that as well, and carried out of the gate with great gentleness and set down in the road. Somebody has put a loaf under each of your heads.
! flag marked; lose pp 1 @all
-> town_one

== town_one
The gate opens at first light. Before that there are shops, for those who can still taste anything.
town -> north_gate

== to_mill
Forty stood at the gate last night. The night before it was thirty. A clerk who likes figures tells you that in four days it will be everybody.
# FL-355
travel black_mill compass within 4 -> mill_yard | mill_late

== mill_late
Behind you, on the fourth evening, the north gate of Yorotrucks goes down. It does not break. It is lifted off its hinges by people with their eyes shut, and stood against the wall, as one does with a door that is to be painted.
! flag gate_open; lose pp 1 @all
-> to_mill_still

== to_mill_still
travel black_mill compass -> mill_yard

== mill_yard
The wheel turns, though the race is dry. From the door to the road the yard is white, ankle deep, and in it there are footprints of one size, a child's, going round and round the house.

Behind the shutters somebody is singing to a millstone.
choose
  Break in at the front -> mill_front
  Follow the footprints -> footprints
  [flag knows_jorun] Call him out by his name, as one who has come about a debt -> mill_call
  [flag ate] Wait at the door with your hands out, to be fed -> mill_fed

== mill_fed
He comes out with a ladle. He is a big man with a soft neck, and he does not look at your faces, only at your mouths, and counts. "New ones," says Jorun. "She will be pleased." He fills your hands and pats your cheeks and goes in again, and has left the door open.

You have seen what is on the hook inside it: a key, and a very small coat.
! flag key; lore 10 @all; afflict sickened 4 @leader
-> mill_front

== mill_call
The singing stops. "I do not owe," says a voice, aggrieved. "I have given it all away." He opens the upper half of the door to argue, and he argues well, and leans out over it to make himself plain; and by the time he sees that you have gone round behind him he has told you what it costs to feed four thousand, and that it cannot be done with rye.
! flag bones; lore 10 @all; status perceptive @leader
-> mill_front

== footprints
check one ecology 6 -> child_found | child_missed

== child_found
They end under the wheel. She is perhaps seven, and floured like a loaf. She does not speak; she looks at each of you in turn, and then she takes the youngest by the sleeve and puts a key into the hand.
! companion millers_child @self; flag child; flag key; lore 12 @all
-> mill_front

== child_missed
They end at a wall. There are small prints on the wall as well, going up.
! lore 3 @all; lose pp 1 @self
-> mill_front

== mill_front
Jorun does not turn round. He is feeding the stones from a sack, by the handful, and what he feeds them is neither rye nor wheat. It has joints.
map mill -> mill_won | mill_lost
  foe thorn_sprite F3 E5 H3(3+) I7(4+)
  foe rat_swarm F8
  foe cutthroat G6(5+)
  [flag key] chest E3 "The miller's strongbox": item @self; coins 10 @self
  [not flag key] chest E3 trickery 6 "The miller's strongbox": item @self; coins 5 @self | snare 1d4
  die F8 ecology 6 "The sack": lore 12 @self; flag bones | afflict sickened 5 @self
  search G9
  goal defeat

== mill_lost
They leave you in the ditch outside, floured and rolled. Somebody has tucked you in. When you come back to the mill the door stands open and the stones are still, and on the table is a loaf, with your number of places.

Jorun is gone, and with him every sack. From the tracks it was he who pulled the cart.
! flag jorun_gone
-> mill_after

== mill_won
He sits down among the sacks. "I only wanted her to have company," he says.
choose
  "Who?" -> who
  [flag bones] "Whose bones are these?" -> whose
  Bind him and take him along -> bind
  Leave him to the town -> leave_jorun

== whose
"Nobody's," says Jorun. "I asked. I went round with a cart in spring, all the way to the sea, and I asked, has anybody got some that are nobody's? You would not believe what people have in their gardens." He turns his hands over. They are the cleanest thing in the mill. "I never took one that was wept for. She would have tasted it."
! lore 14 @all; flag knows_ilse; recover pp 1 @all
-> bind_or_leave

== who
"Ilse. She died in March, when the ground was iron. So I put her where it was soft. There is a place in the Thornwood where it never freezes. I knew what they say of it. I planted her deep, with bread in her hands."

He shows you how deep, with his arms, as one shows a fish.
! lore 14 @all; flag knows_ilse
-> bind_or_leave

== bind_or_leave
choose
  Bind him and take him along -> bind
  Leave him to the town -> leave_jorun

== bind
He comes quite willingly. He brings a trowel.
! flag jorun; lore 4 @all
-> mill_after

== leave_jorun
They come out with lanterns before you have sent for them. They had only been waiting for somebody to be first.

He asks them to be careful of the wheel. They are. They are careful of it for most of an hour.
! coins 12 @all; lose pp 1 @leader
-> mill_after

== mill_after
On the wall by the hopper the miller has kept his accounts, in chalk: so many sacks to Yorotrucks, so many loaves, so many mouths. At the foot of the column he has begun another sum and not finished it. It is the number of people in Kremel.
choose
  Burn the mill -> burn_mill
  Open the sluice, and let the pond have it -> drown_mill
  Leave it standing -> spare_mill

== burn_mill
Flour does not burn. It goes off. You are thrown as far as the road, all of you, with your eyebrows gone, and when it has finished raining shingles the wheel is still turning, on its own, in the middle of nothing.
! hurt 1d4 @all; flag mill_burnt; lore 8 @all
-> mill_night

== drown_mill
The pond has been waiting behind that gate since spring. It comes in at the door like somebody who has been kept on the step. What floats up out of the cellar floats face downward, and you let it go by and take off your hats.
! flag mill_drowned; lore 10 @all; candle -2
-> mill_night

== spare_mill
It is only a mill. It has ground for the county for two hundred years, and people must eat something. You pull the shutter to.
! lore 2 @all; recover vita 2 @all
-> mill_night

== guild
You are not three streets further when somebody takes you by the elbow. It is the guild, in a body, five men and a widow, all of them white to the elbow and very well dressed. They would like a word; they have taken the liberty of having it laid out in a back room.

There is a ham. There is no bread on the table. "We ourselves," says the master, "have always preferred potatoes." He does not know how it came about. In the spring each of them had bought a sack, because it was cheap, and each of them had sold it within the hour; and then they had bought ten. One does not ask a sack. "They had stopped quarrelling," says the widow, who seems to be the only one that has slept. "You will not know what that is, in a bakery: people queue, and they quarrel. They stood there, all down the street, with their baskets, and smiled at my hands."

He has put two purses beside the ham. In the one there are forty, to have it stopped. In the other are sixty.
choose
  Take the forty, and half of it now -> guild_forty
  Take the sixty, and hold your tongues -> guild_sixty
  Take neither, and ask the widow what she knows -> guild_widow

== guild_forty
He counts it out. He is relieved, and a little disappointed in you, as people are when one has not bargained. "It would be well," he says at the door, "if they could be woken by degrees. Toward evening, perhaps. After we have closed."
! coins 5 @all; lore 4 @all
-> bakehouse_door

== guild_sixty
It is a heavy purse. All six of them shake hands with you on it, and each leaves a print. Outside, at the corner, a child asks you whether it is true that you are going to make the bad dreams stop. You find that you have been paid for that too.
! coins 9 @all; flag hush; lose pp 1 @leader
-> bakehouse_door

== guild_widow
She sees you to the yard. "I ate of it," says the widow. "Once. I had my husband's name in my mouth the whole night, quite warm, like a bun. And in the morning I knew that I would go up there, and sit down, and somebody would see to everything." She has hands like a man's. She shows you where she has burnt her palm on the oven door, and where she did it again. "So now I do that," she says. "When I notice that I am contented."
! lore 16 @all; status brave @leader
-> bakehouse_door

== north_gate
You are still lacing your packs when they begin to come. One hears it first, a soft sound, from every side at once, as of a great many people who do not want to wake anybody. They come out of the lanes in their stockings, with their eyes shut and their faces lifted. Where two of them meet they give each other the wall. They lay their foreheads against the gate, row behind row; and then they are quite still, and from the whole of that crowd comes a little warm smell, such as a bed has that somebody has just left.

The watchman has put wool in his ears. "I could open it," he says, too loud. "They would be no trouble. I have my orders that it is to be kept shut; but nobody has said to me whom it is for."
choose
  Rope them together by the waist, and make the rope fast to the pump -> gate_rope
  Find one who can be woken -> gate_wake
  Walk out among them, and see which way they lean -> gate_lean

== gate_rope
It takes all the cord in the chandler's shop. They lift their arms for it like children being dressed. When you have done they stand there, the whole of Yorotrucks on one string, and lean, and the pump creaks; and toward morning an old man in the third row says distinctly, without opening his eyes: "Somebody is holding me." He does not say it as a complaint.
! flag roped; lore 12 @all
-> to_elms

== gate_wake
check one speech 6 -> gate_woken | gate_kissed

== gate_woken
It is a question of finding the right thing to say. Fire does not do it, nor thieves. In the end you go from ear to ear and say, quite quietly, "You have left it on the stove," and at the ninth or tenth there is a jerk, and a young woman stands there in her shift, furious, with her feet bleeding, asking what on earth she is doing in the street. She has the others out of the first row by their hair. It is eleven, all told, before the rest close up again.
! lore 14 @all; recover pp 1 @all
-> to_elms

== gate_kissed
You take the nearest by the shoulders. She turns round to you with her eyes shut, and smiles, and kisses you on the mouth, as one kisses a child that has had a bad dream; and goes back to her place. It is some time before you can remember what you had come to do. There is a petal on your tongue.
! afflict sickened 5 @self; lore 6 @all
-> to_elms

== gate_lean
North, all of them, and a little down, like people looking into a cradle. You stand in the middle of it with their breath on your neck. It would be no trouble at all to shut one's eyes. You do it for a moment, to know what it is like; and you see a bed, and a lap, and on the far side of it, quite small, somebody going round and round a house in the flour.
! lore 10 @all; lose pp 1 @leader; status perceptive @leader
-> to_elms

== to_elms
travel millway_4h -> elms

== elms
At Three Elms there is a house with a green door.
if past bell sorry -> elms_known | elms_new

== elms_known
You know it. She is on the step, with an apron full of feathers, and she knows you too. "They will not eat goose any more," says the carter's widow. "I go round with it. I say, here, it is hot, it has skin on it, and they say: thank you, we have had bread." She packs you a whole one, in a cloth, without asking. "Nobody has knocked since then," she says. "Sometimes I put on the light for him, so that he can see that I am up."
! recover vita 4 @all; recover pp 1 @all; lore 8 @all
-> elms_table

== elms_new
A woman with a plucked goose under her arm is standing in front of it, on the outside. She has locked herself out; she has done it on purpose. "They are at table," she says. "I could not sit there any longer."
-> elms_table

== elms_table
Through the window one sees her sister's people, who have come to stay: a man and a woman and six children, in order of size. They are sitting round a loaf. Nobody is cutting it. They have laid their cheeks on the table, all eight, in a ring, with their faces toward it, and they are breathing it in. The smallest has climbed up, and sleeps with its arm across the crust.
choose
  Go in, and throw it on the fire -> elms_burn
  Put the goose in the middle of the table instead -> elms_goose
  Take the smallest out to her aunt -> elms_child

== elms_burn
It does not burn. It rises. It fills the grate, and comes out over the fender, golden, with a crack down the middle like a smile; and eight people get to their feet. They are not angry with you. They only take you by the arms and put you outside, one after the other, and shut the door, and you hear them scraping it off the bricks.
! hurt 1d4 @all; lore 8 @all
-> to_mill

== elms_goose
It is the noise that does it, you think. It spits. One after the other they lift their heads, with the print of the table on their cheeks; and the eldest boy puts out a finger, and touches the skin, and burns himself, and says a word that his mother has forbidden him. She slaps him. It is like a spring coming up. They all begin to shout.
! lore 12 @all; status lucky @leader
-> to_mill

== elms_child
She comes away quite easily, with a small tearing sound. She has put out a thread or two, from the elbow, into the crumb. You wash it with salt. Her aunt sits on the step with the child in her lap, and pinches her, hard, every time that she smiles.
! lore 12 @all; lose vita 1 @leader; recover pp 1 @all
-> to_mill

== mill_night
You sleep that night as far from the mill as you can get, which is the lee of the bridge. There is a moon. About midnight the water stops.

One notices it as one notices a clock. You sit up. It stands there, between the piers, quite smooth, like something that has been told to hold its breath; and along the bank on the other side, among the reeds, goes a light, low down, and somebody is walking with it who limps. It is a woman's voice. She is calling something in. It might be hens.
choose
  Answer her -> night_answer
  Lie flat, and let her pass -> night_flat
  Cross over on the piers, and see her face -> night_cross

== night_answer
You call back. You could not say what; what one calls. The light stops, and is lifted, and she stands there with her other hand over her eyes, looking, looking. "Have you had your supper?" asks Ilse, over all that water. You say that you have. She seems to think it over. "That is right," she says, and lowers the light; and the river goes on with a jerk, as if it had dropped a stitch. In the grass, in the morning, where she stood, lies a wooden ladle, quite clean, of the kind that a man carves for his wife in the first winter.
! flag ladle; lore 16 @all
-> chapter 2

== night_flat
She goes by. She counts you, under her breath, as she does it, and she does not make it come out: there is always one that ought to be smaller. In the morning somebody has drawn the blankets up over your feet.
! recover vita 2 @all; afflict sickened 4 @random
-> chapter 2

== night_cross
check one trickery 6 -> night_face | night_wet

== night_face
You are on the third pier when she holds up the lantern. She has no face for it to shine on. There is a round of grey crust, neatly pricked, with two thumb holes; and when it sees you it breaks, a little, at one side, in the way of somebody who would so much like to have been pretty for this.
! lore 18 @all; status faithful @self
-> chapter 2

== night_wet
The second pier is under flour. The water, which had been holding its breath, lets go of it; and they fish you out a quarter of a mile further down, with your mouth full of dough.
! hurt 1d4 @self; lore 4 @all
-> chapter 2

chapter 2 The Hedge
skirmish 1-3: thorn_sprite | 4-5: wolf | 6-7: bog_crawler | 8: hornet_swarm | 9: wood_wife | 10: bear_man
begin hedge

== hedge
if flag gate_open -> hedge_gate | hedge_flower

== hedge_gate
You meet them on the road, four hundred people in their nightshirts, walking north in the rain with their hands in front of them. They do not hurry. A dog goes along beside them and licks now one heel and now another. When you take somebody by the shoulders and turn him round, he walks in that direction, for a while.
! lore 6 @all; lose pp 1 @all
-> hedge_flower

== hedge_flower
By the third day there is a hedge across the king's road. It is in flower, in November. The carters have stopped on either side and are burning it with pitch, and it lets them; it has plenty.

There is a shrine on the old way round, they say, and somebody at it who sells passage.
! lead
travel hedgeway_1 -> slippers

== shrine
if past bell girl_safe -> shrine_girl | shrine_plain

== shrine_girl
It is gypsies, with their wagons in a ring, and on the step of one, between a cock and a kettle, sits a girl of twelve. She is browner than when you saw her. She has been told to look out for you, and has been doing it since Michaelmas.

"I have a pear for you," she says, and then she sees your face, and laughs. It is a good sound. It is a better pear.
! recover vita 4 @all; status lucky @all; lore 16 @all
-> shrine_ask

== shrine_plain
It is gypsies, with their wagons in a ring and the horses inside it. They have nailed a horseshoe to every spoke. "Nobody eats here who has not brought it himself," says the oldest, by way of a greeting.
-> shrine_ask

== shrine_ask
They know the wood. They have known it longer than the roads have. "There is a warm place in it," she says, "and one does not bury there. One does not so much as spit. Whatever you put in it wants to be a mother." She has three things to sell, and since it is you, each is dear.
choose
  [coins 10] Buy the way in that the deer use -> buy_way
  [coins 10] Buy a crock of salt butter, to close the mouths of sleepers -> buy_butter
  [flag apprentice] Leave the apprentice with them, and take what they give -> give_boy
  Buy nothing, and ask her blessing -> shrine_bless

== buy_way
She draws it on your palm with a burnt stick, and tells you not to wash. It has eleven turnings. At each of them, she says, you are to look behind you, and not be ashamed of it.
! pay 10; flag deer_way; lore 8 @all
-> to_edge

== buy_butter
"Who has salt on the tongue does not dream of bread," she says. "A thumb of it behind the teeth. They will be angry with you. It is how you know that they are awake."
! pay 10; flag butter; lore 8 @all
-> to_edge

== give_boy
They look at his hands, and at the burns on them, and at his teeth. "He can bake?" He can. "Grey?" He thinks. He says that he could learn it.

They do not pay for him, they say, one does not; but nobody who has left a child with them goes away without a horse to carry the baggage.
! companion old_horse @leader; flag butter; lore 12 @all
-> to_edge

== shrine_bless
She gives it with the left hand, since the right is holding a hen. You feel that it counts.
! status blessed @leader; recover pp 1 @all
-> to_edge

== to_edge
travel thornwood_edge compass within 3 -> wood_edge | edge_late

== edge_late
On the third night the hedge crosses the old way too. You hear it do it: a small, comfortable sound, like somebody settling in a chair.
! flag hedged; lose vita 1 @all
-> to_edge_still

== to_edge_still
travel thornwood_edge compass -> wood_edge

== wood_edge
Under the first trees sits an old woman with her back against an oak. You take her for old, and for a woman. "You want to go in," she says, "and I want her out. So we might be friends for an afternoon. What have you brought me?"
choose
  Offer her a third of your bread -> offer_bread
  Ask what she is -> ask_wife
  [flag jorun] Offer her Jorun -> offer_jorun
  [flag mill_drowned] Tell her that the mill is under water -> tell_drowned
  Go in past her -> go_past

== offer_bread
She smells it and throws it as far as she can, which is far. "That is hers! Would you feed me my own trees?" But she laughs, and breaks a switch from the oak and gives it to you. "Knock with that. Where she has grown over, knock."
! flag switch; lore 12 @all
-> wood_path

== ask_wife
check leader ecology 6 -> wife_answers | wife_turns

== wife_answers
"What was here," she says. "Before roads I had nine husbands and no shoes. I do not mind a dead woman. I have my arms full of them. But this one was loved, and she was put in my warm place with her mouth full, and now she wants to be a mother to everybody."

She gives you a switch of oak, peeled, still wet. "I cannot go in there myself," she says. "I should only hold her."
! lore 18 @all; flag switch; flag knows_ilse
-> wood_path

== wife_turns
"Rude," she says, and stands up, and turns round to go. She has no back. There is bark, and in the bark a hollow, and in the hollow, hornets.
skirmish wood_wife, hornet_swarm -> wife_beaten | wood_path

== wife_beaten
It lies down and is leaves. You feel that you have broken something that was only in the way.
! lore 8 @all; afflict cursed 6 @leader; flag wife_dead
-> wood_path

== offer_jorun
She walks round him once. "No," she says. "He would take. Plant that one in my warm place and I should have two of them." She pats his cheek and it leaves a smear of green. "But she will know his step. Let him go first."
! flag first_step; lore 12 @all
-> wood_path

== tell_drowned
She is quiet for so long that a wren comes down and looks into her lap. "They built that on a spring of mine," she says. "I had an eel in it." And she gets up, and goes before you a good way into the trees, holding the thorns apart with her bare arms, and does not ask for anything.
! flag switch; flag deer_way; lore 16 @all
-> wood_path

== go_past
She lets you. You hear her counting you, and then, further in, you hear her counting again, and the number is higher.
! lose pp 1 @all
-> wood_path

== wood_path
The path of slippers goes on under the thorns. Between the stems people are standing, eyes shut, hands out. You know some of them from the market. They are not held by anything; they have only begun to put out roots.
map thornwood -> wood_through | wood_lost
  foe thorn_sprite G3 G7 E4(3+) D8(4+)
  [not flag deer_way] foe bog_crawler G8
  [flag hedged] foe thorn_sprite H6
  [flag wife_dead] foe hornet_swarm D5
  foe wood_wife H2(5+)
  [flag butter] altar E7 "Babet the laundress": lore 14 @self; flag freed; token kept_woken
  [not flag butter] altar E7 ecology 6 again "Babet the laundress": lore 14 @self; flag freed; token kept_woken | afflict immobilized 5 @self
  [flag knows_thorns] altar C6 ecology 5 again "A baker, by his collar": lore 8 @self; token kept_woken | hurt 1
  die J1 awareness 6 "A child's shoe": lore 8 @self; flag shoe | lose pp 1 @self
  search A9 J10
  [flag switch] altar G5 "Thorns that know an oak when they are struck": lore 6 @self; recover pp 1 @self
  goal exit
  optional

== wood_lost
The thorns draw back and give you up. You lie on the king's road with the burnt stumps on either side, and a carter goes through your pockets, for decency's sake.
! flag marked
-> nursery

== wood_through
Behind you the gap closes, stem by stem, without haste.
! lore 12 @all
-> nursery

== wood_night
Night comes up out of the ground. There is a light ahead, low and red, and it beats.
choose
  Camp here, and go on by daylight -> camp
  [flag freed] Let those you have woken keep the watch -> woken_watch
  [flag shoe and flag child] Give the girl her shoe -> shoe_given
  Go on at once -> chapter_three

== camp
You sleep back to back. In the morning each of you has a rose behind the ear. Nobody remembers who kept watch.
! recover vita 3 @all; recover pp 3 @all; candle -3; afflict sickened 4 @random
-> chapter_three

== woken_watch
They stand round you in their nightshirts with their backs to the fire, and all night long you hear Babet telling them who they are. "You are Anders. You owe me for six shirts. You are Lisbet, and that is your own hair." Toward morning somebody begins to cough, and it goes round, like good news.
! recover vita 3 @all; recover pp 2 @all; flag watch_kept; lore 8 @all
-> chapter_three

== shoe_given
She turns it over. She puts her hand in it, as far as it will go, and it does not go far. It is hers from March.

"I ran after the cart," she says. It is the first thing that anybody has heard her say. "He had not closed the lid. I ran, and I lost that, and I said, she is cold. So he went back and he put in bread." She holds it out to you again. "So it was me."
! flag told; lore 20 @all; lose pp 1 @leader
-> chapter_three

== chapter_three
-> chapter 3

== slippers
A mile out of Yorotrucks the old way round begins, between banks, and it is full of shoes. They have walked out of them. They lie where the foot left them, toe to the north, slippers and clogs and a great many stockings, and one pair of riding boots with the trees still in. The rain has stood in them. In some there is a little green.
if flag hush -> slippers_hush | slippers_walk

== slippers_hush
You had sixty coins for it that nobody should be told. You look at the shoes, as you go, for some that would fit a child about so high, who had asked you something at a corner. You do not find them. It is possible that she went barefoot.
! lose pp 1 @all; lore 4 @all
-> slippers_walk

== slippers_walk
In the bend sits a cobbler with his last between his knees. He has come out here with his bench and his bristles; he has followed the trade, he says. He pairs them. He has four hundred and six by now, in rows along the bank, with a chalk number on each sole and the same number in a book. "They will want them, coming back," says the cobbler. "Somebody has to think of the way back. Everybody is so taken up with the other."

He has an awl behind his ear, and toast in his bag, black, and he eats it as one takes medicine.
choose
  Help him to the end of the row -> slippers_help
  Have your own boots seen to -> slippers_boots
  Tell him that they may not come back -> slippers_tell

== slippers_help
It is the clogs that are hard; they are all brothers. By evening it comes out, with one left over, a dancing shoe. He puts it by itself. "That is always so," he says, "there is always one who has hopped." It is odd how it clears the head, to have spent an hour in finding out what belongs to what.
! recover pp 2 @all; candle -1; lore 8 @all
-> to_shrine

== slippers_boots
He does them all, with a double seam, and will not take money for it. "You are the only ones with their eyes open," says the cobbler. "It is a pleasure to see a heel come down."
! status swift @all
-> to_shrine

== slippers_tell
"No," he says. "I know." He bites off a thread. "I was to have been married at Martinmas. She takes a small size. I thought, if I am the one who has it ready." You see that one pair in the row has been lined.
! lore 10 @all; status respected @leader
-> to_shrine

== to_shrine
travel hedgeway_2 -> shrine

== nursery
A little way on there is a clearing that somebody has swept. It has small chairs in it. They are grown, not made: they come up out of the moss on four legs with the bark still on, each with its back a little bent, to hold one; and there are some dozens of them, in rings, and before each stands a saucer.

In the chairs sit the children of Yorotrucks. They have bibs on. They are very good. They look straight in front of them, with their mouths shut, since they have not yet been told that they may begin. On the last chair, in the outermost ring, sits a grown man, a notary by his coat, with his knees up to his ears. He has got in among them somehow. He looks about him, sidelong, like someone who is afraid of being sent back to his own table.
choose
  Say: "You may get down." -> nursery_down
  Empty the saucers, one after the other -> nursery_saucers
  Ask the notary what they are waiting for -> nursery_ask

== nursery_down
Nothing happens. Then a boy in the second ring puts one foot on the ground, and looks round; and nobody smacks him. After that it is like a school letting out. They run in every direction, they fall over the roots and howl, and there is nothing for it but to go after them and collect them, by twos, under one's arms; and the whole wood has heard it.
! lore 12 @all; lose vita 1 @all; status respected @all
-> wood_night

== nursery_saucers
It is milk, with something in it that moves off from the spoon. You pour it into the moss, and the moss drinks, and wherever it has drunk there comes up, while you are looking, another little chair. You do not stay to see them all. But those who were sitting have nothing now in front of them; and it seems to you, when you look back, that some have begun to cry, in an ordinary way, from hunger.
! lore 10 @all; afflict sickened 4 @leader; recover pp 1 @all
-> wood_night

== nursery_ask
"For grace," whispers the notary. "She is going to come and say it. She comes round, at the end, you know, and tucks it in." He puts a hand to his bib. "I had a nurse," he says. "And then I had a school. I do not think that I can explain it to you." He has drawn up the whole thing in legal form, on his cuff, in the case that anybody should wish to be adopted; and he offers to witness it.
! lore 14 @all; lose pp 1 @leader
-> wood_night

chapter 3 The Garden
skirmish 1-3: thorn_sprite, hornet_swarm | 4-6: bog_crawler | 7-8: wood_wife | 9: mossback | 10: bear_man
begin deeper

== deeper
if flag marked -> deeper_marked | deeper_on

== deeper_marked
Wherever you were laid down and tucked in, something has taken. There is a small hard bud under the skin of each of your wrists. It does not hurt. It leans, a little, toward the north.
! afflict sickened 5 @all
-> deeper_on

== deeper_on
Two ways lead on. The one goes round by the charcoal pits, where the smoke keeps the thorns back, and where somebody is said to have gone in before you, with a cart. The other is not a way at all, except to deer.
choose
  Round by the charcoal pits -> to_pits
  [flag deer_way] By the deer's way, with eleven turnings -> deer_turnings

== deer_turnings
At each of the eleven you look behind you. At the first there is nothing. At the sixth there is a hind, who has stopped because you have. At the eleventh there are eleven, and none of them has a shadow, and they have walked in your footprints so that yours should not be seen.
! lore 14 @all; status swift @all; flag unseen
-> pits_on

== to_pits
travel charcoal_pits compass -> pits

== pits
if flag jorun_gone -> pits_cart | pits_burner

== pits_cart
The cart stands among the heaps with its shafts in the air. There is nobody in it. There are nine sacks, sewn shut, and one that is not, and a charcoal burner asleep against the wheel with flour on his chin.

You know what to do with nine sacks. You are less sure about the tenth.
choose
  Burn them all, and the man's supper with them -> pits_burn
  Bury them properly, all ten -> pits_bury

== pits_burner
The charcoal burner has a heap alight, and sits in the lee of it with his hat over his face. "I have given up bread," he says. "I eat beech nuts, and I dream of my own mother, who used to hit me." He seems to be the one contented man in the county.

He would sell you fire. It is the kind that is carried in a pot.
choose
  [coins 8] Buy the pot of fire -> buy_fire
  Work a turn at the heaps with him for it -> work_fire
  Leave fire where it is -> pits_on

== pits_burn
It smells as it smelled in the bakehouse. When it is over, and there is nothing in the ash that anybody would care to sieve for, you find that you have kept some of the fire back, in a pot, as one keeps back a little dough.
! flag fire; lore 8 @all
-> pits_on

== pits_bury
It takes all day. There are more of them than ten sacks should hold, and none of them is whole, and you say over each what there is to say over somebody whose name you do not know. At evening the burner wakes, and takes off his hat, and holds it until you have done.

In the night the red light in the wood misses a beat.
! flag buried; lore 16 @all; candle -2; status blessed @leader
-> pits_on

== buy_fire
He gives good measure.
! pay 8; flag fire; lore 4 @all
-> pits_on

== work_fire
check all ecology 5 -> worked | worked_burnt

== worked
It is honest, black, choking work, and when it is done he fills your pot and adds a heel of something made of acorns. You eat it in the dark. You had forgotten that food can taste of nothing but itself.
! flag fire; lore 8 @all; recover vita 2 @all
-> pits_on

== worked_burnt
One of you steps through the crust. He pulls you out by the hair, quite unmoved; it is what hair is for, he says. He gives you the fire anyway.
! flag fire; hurt 1d4 @random
-> pits_on

== pits_on
travel thornwood -> kitchen

== kitchen_on
travel thornwood_heart compass within 4 -> garden_gate | garden_late

== garden_late
Somebody has laid the table for you, a mile out: a white cloth on the moss, and on it a loaf for each, with your names pricked in the crust. They are still warm. They have been kept warm. That is how late you are.
! flag fed; lose pp 1 @all
-> to_heart_still

== to_heart_still
travel thornwood_heart compass -> garden_gate

== garden_gate
There is one bed, and she sits up in it with her arms out. She has roots for hair and her lap is full of bread. Round her in rings stand the people of Yorotrucks, grey with dew, and every mouth is open, like the mouths of nestlings.

"You have not eaten," says Mother Thorn. "You look so thin."
if flag ate -> gate_ate | rings

== gate_ate
You have, of course. You ate in Yorotrucks, of your own accord, and you have dreamed of this bed every night since, and you notice that your arms have come up.
check all nerve 6 -> rings | gate_hungry

== gate_hungry
It is a minute before somebody strikes somebody. In that minute she has grown by a cubit, and you by nothing.
! afflict immobilized 6 @all; lose pp 1 @all
-> rings

== gate_choice
choose
  [flag child] Let the child go to her -> child_goes
  [flag jorun] Send Jorun in to her -> jorun_goes
  [flag switch] Knock, with the oak switch -> knock
  [flag fire] Set fire to the bed -> fire
  [flag freed] Go in with Babet and all she has woken -> harvest
  Fight her as you are -> fight

== child_goes
The girl lets go of your sleeve. She walks between the rings, and nobody stops her.
if flag told -> child_told | child_mute

== child_told
She knows what she is going to say. She has been saying it over since the shoe. You have only to see that she gets near enough, and is not picked up.
map garden -> enough | fight_lost
  foe mother_thorn E7
  foe thorn_sprite C3 H3 D9(3+) G9(4+) B7(5+)
  [flag first_step] weak mother_thorn might 5
  [flag buried] weak mother_thorn vita 8
  [flag mill_burnt] weak mother_thorn vita 4
  [flag gate_open] foe zombie C7 H7(3+)
  # FL-354
  altar D6 speech 5 again times 3 "The child, who has something to say": token said; recover pp 1 @self | hurt 1d4
  search B10
  [flag knows_ilse] weak mother_thorn defense 5
  [flag mill_drowned] weak mother_thorn vita 4
  [flag unseen] weak mother_thorn might 5
  # FL-354
  goal token:said:3

== child_mute
She has not said a word since March, and she is seven, and it is a great deal to ask. But she holds up her arms, and that is how it begins.
map garden -> enough_late | fight_lost
  foe mother_thorn E7
  foe thorn_sprite C3 H3 D9 G9(3+) B7(5+)
  foe bog_crawler H7(4+)
  [flag first_step] weak mother_thorn might 5
  [flag buried] weak mother_thorn vita 8
  [flag gate_open] foe zombie C7 H7(3+)
  # FL-354
  altar D6 speech 7 again times 3 "The child, with her arms up": token said | hurt 1d6
  search B10
  [flag shoe] altar G6 speech 5 "A shoe, set where she can see it": token said | lose pp 1 @self
  # FL-354
  goal token:said:3

== enough
She climbs into the lap, among the loaves, and puts both hands over the mouth. "She was not cold," says the girl. "I was. I was cold, and I said it was you." And then, because it is what has to be said to anybody who will not stop giving, she says: "Enough."

It goes out of her slowly, as warmth goes out of an oven. The arms come down. The rings begin to cough and to look for their slippers.
if past bell laid_to_rest -> enough_twice | enough_close

== enough_twice
Some of them know you. You were at the Crossroads, they say, you rang for that boy. They make room for you on the way home, as people do for somebody who has been twice in the same family when there was a death.
! lore 10 @all; status respected @all
-> enough_close

== enough_close
In the bed lies a woman with bread in her hands, a good deal dead, and quite at peace. The girl talks all the way home. You cannot stop her. Nobody tries.

She tells them about the cart and the shoe, and what the wheel says when it turns backward. Behind her, two by two, in their nightshirts, walk four hundred people who have not listened to anybody since the spring; and whenever she stops for breath somebody at the back calls out, "And then?" In the evening, at the gate, the bakers stand with their caps off and forty coins in a dish. She looks into it. "Is there soup?" says the girl.
! lore 70 @all; coins 18 @all; status favored @all; artifact heart_of_oak @leader
close enough 100

== enough_late
It is not a word. It is only a noise, such as one makes to a cow; but she makes it three times, from nearer and nearer, with her small hands flat on that great breast, pushing. Mother Thorn looks down. You have never seen anybody look so surprised.

She lets go of all of them at once, and then of the bread, and at the last, one finger after the other, of the child.

It is a silent walk home. The girl rides on somebody's shoulders with her face in his hair. But at Tallow Gate, where the watch has come out with torches, she leans down and says a word into his ear, the first; and he stops, and the whole of the line behind him walks into one another, four hundred people in their slippers. "What does she say?" they call from the back. It goes from mouth to mouth, and they put on serious faces over it, as over something that one will have to learn again. "Down," she has said.
! lore 60 @all; coins 18 @all; status lucky @all; artifact @leader
close enough 92

== jorun_goes
He takes off his shoes and goes in with his trowel, and she folds him up. For a moment it is quiet. Then she has what she wanted, and finds that one does not make a family.
if flag knows_ilse -> jorun_named | jorun_angry

== jorun_named
"Ilse," you say, from the edge. "He has come. Look what he is like. He has not slept since March." And for as long as she looks, and she looks for a long time, one may get by.
map garden -> company | fight_lost
  foe mother_thorn E7
  foe thorn_sprite C3 H3 D9(3+) G9(4+)
  weak mother_thorn might 5
  [flag first_step] weak mother_thorn defense 5
  [flag buried] weak mother_thorn vita 8
  [flag gate_open] foe zombie C7 H7(3+)
  altar C8 awareness 5 again times 2 "The inner ring: take them by the hand": token led; lore 4 @self | afflict immobilized 5 @self
  altar H8 awareness 5 again times 2 "The outer ring: take them by the hand": token led; lore 4 @self | afflict immobilized 5 @self
  [flag told] altar D6 speech 5 "The girl, who calls her father": token led; lore 8 @self | hurt 1d4
  goal token:led:3

== jorun_angry
"One," she says, and stands up. The bed comes with her.
! lose pp 1 @all
-> fight

== company
You lead them out, ring by ring, and do not look round, though she asks you, very kindly, to stay for supper. Behind you a man's voice is telling her what the barley did that year, and what the dog said.

The hedge is still there. It flowers in November. One does not cut it.

There is a bench on the near side, where those sit who have somebody in it still: it had closed, you remember, behind the last of you, and when they came to be counted at the gate there were nine who had not wished to be led. They can be heard on warm evenings. They are talking about barley. It is a contented sort of sound, and their people listen to it for an hour or so, and go home to supper, and are short with one another.
! lore 55 @all; coins 14 @all; item @all
close company 80

== knock
You are to knock where she has grown over: on the knee, on the wrist, on the breastbone. At each knock something lets go.
map garden -> knocked | fight_lost
  foe mother_thorn E7
  foe thorn_sprite C3 H3 D9(3+) G9(4+) B7(5+)
  [flag wife_dead] foe wood_wife H9
  [flag leaven] weak mother_thorn vita 6
  [flag buried] weak mother_thorn vita 8
  [flag gate_open] foe zombie C7 H7(3+)
  die D6 ecology 6 again "The knee": token knocks; lore 6 @self | hurt 1d4
  die C9 ecology 6 again "The wrist": token knocks; lore 6 @self | hurt 1d4
  die H8 ecology 6 again "The breastbone": token knocks; lore 6 @self | hurt 1d6
  search B10
  goal token:knocks:3

== knocked
The oak knows the place, and asks for it back. It takes an hour. You do not watch all of it. When it is done there is a clearing that never freezes, and the old woman who is no woman sits in it with her feet in the warm earth and does not look up.
if flag wife_dead -> knocked_leaves | knocked_wife

== knocked_wife
"Take your people," she says. "They taste of flour."
! lore 65 @all; coins 12 @all; status lucky @all; artifact @leader
close given_back 95

== knocked_leaves
It is leaves, mostly, in the shape of her. You put the switch in the middle, upright, since it seems to be wanted. In spring, they say, it had a shoe on every twig, and all of them were new.
! lore 55 @all; coins 12 @all; artifact @leader
close given_back 85

== fire
You have carried it a long way in its pot and it is quite ready. It is only that the rings stand close, and they are dry.
map garden -> burnt | fight_lost
  foe mother_thorn E7
  foe thorn_sprite C3 H3(3+) D9(4+)
  weak mother_thorn vita 12
  [flag mill_burnt] weak mother_thorn vita 6
  [flag gate_open] foe zombie C7 H7(3+)
  die D6 trickery 6 again "The foot of the bed": token kept_alight; lore 4 @self | hurt 1d4
  goal kill:mother_thorn

== burnt
if token kept_alight 1 -> burnt_all | burnt_some

== burnt_all
It burns like a bakery. It burns with everybody in it who could not walk fast enough, which you count afterwards by the slippers. In Yorotrucks they thank you, and pay, and shut their shutters when you pass.
! lore 35 @all; coins 28 @all; afflict cursed @all; wanted @leader
close ashes 45

== burnt_some
You had it in your hand, the whole time, and did not throw it. When she has fallen you put the lid back on the pot. Somebody in the second ring opens one eye, and shuts it again, like a man who has heard the clock and finds that he has another hour.
! lore 50 @all; coins 18 @all; item @all
close cut_back 80

== harvest
They have nothing but what hung in the kitchens of their dream, sickles and bread knives. Babet has a washing bat. "She has my sister in there," says Babet, "and she does not even like her."
map garden -> harvested | fight_lost
  foe mother_thorn E7
  foe thorn_sprite C3 H3 D9 G9(3+) B7(4+)
  foe bog_crawler H7(5+)
  [flag watch_kept] weak mother_thorn vita 10
  [flag roped] weak mother_thorn might 5
  [flag ladle] weak mother_thorn vita 4
  [flag butter] weak mother_thorn defense 5
  [flag knows_thorns] weak mother_thorn might 5
  [flag buried] weak mother_thorn vita 6
  [flag gate_open] foe zombie C7 H7(3+)
  altar D6 "Those who hold up the wounded": recover vita 4 @self; recover pp 1 @self
  search B10
  [flag fire] weak mother_thorn vita 4
  [flag fed] foe thorn_sprite B8
  [flag marked] foe thorn_sprite F9
  goal kill:mother_thorn

== fight
She has a long reach, and such patience.
map garden -> won_plain | fight_lost
  foe mother_thorn E7
  foe thorn_sprite C3 D9(3+) H3(4+) G9(5+)
  foe bog_crawler H7(4+)
  [flag gate_open] foe zombie C7 H7(3+)
  [flag fed] foe thorn_sprite B7
  [flag buried] weak mother_thorn vita 8
  [flag leaven] weak mother_thorn vita 6
  search B10
  [flag bones and flag buried] weak mother_thorn might 5
  [flag mill_drowned] weak mother_thorn vita 4
  [flag mill_burnt] weak mother_thorn vita 4
  [flag ladle] weak mother_thorn vita 4
  [flag hush] foe thorn_sprite C8
  [flag fire] weak mother_thorn vita 4
  [flag marked] foe thorn_sprite F9
  [flag jorun_gone] altar D6 speech 6 "Jorun, who has brought her the last of it": lore 12 @self; status brave @self | hurt 1d4
  [flag hedged] foe thorn_sprite G3
  [flag watch_kept] altar B8 "Those who are awake": recover vita 3 @self
  [flag unseen] weak mother_thorn defense 5
  goal kill:mother_thorn

== harvested
When the thing comes down they finish it, ring by ring, without a word, as women clean a kitchen.
if token kept_woken 2 -> harvest_two | harvest_close

== harvest_two
The baker is among them, the one you knew by his collar. He has a long wooden peel and uses it, very gently, to lift the sleepers off their feet, one after the other, and lay them on the moss to cool.
! lore 12 @all
-> harvest_close

== harvest_close
! lore 60 @all; coins 18 @all; item @all; artifact @leader
close harvest 95

== won_plain
When she falls the rings fall. Most of them get up again.

You walk back with them along the path of slippers, and everybody finds a pair, and at the gate there are four pairs over. The bakers pay.
if flag apprentice -> won_bread | won_grey

== won_bread
The boy with the white lashes has taken over the oven by the north wall. His bread is grey and hard and has a taste, far back, of acorns. People queue for it. They look at one another while they chew, and somebody always coughs first, and then they all do.
! lore 55 @all; coins 22 @all; item @leader; status respected @all
close cut_back 80

== won_grey
Next year's bread is grey, and one chews it for a long time.

They do not speak of it in Yorotrucks. It has been agreed that there was a fever. But in the spring, when the first warm day comes, and the ground gives a little under one's heel, all the doors stand open and nobody sits on the steps. They walk about on the stones. They have had the gardens paved, as far as the walls, every one of them; and if a blade of anything comes up between two flags some careful person will go out to it, after dark, with salt.
! lore 48 @all; coins 22 @all; item @leader
close cut_back 75

== fight_lost
She does not kill you. Why should she? You wake among gypsies, with petals in your teeth, and a great longing for white bread. By spring there is a hedge round Yorotrucks, and inside it, they say, nobody is ever hungry.
if flag freed -> lost_freed | lost_fed

== lost_freed
Babet got eleven of them out. She does their washing, in a shed at Three Elms, and every evening she says their names to them over the tub.
! lore 24 @all
close taken_in 35

== lost_fed
! lore 14 @all
close taken_in 20

== kitchen
In the middle of the wood there stands a kitchen. There is no house to it. It has a floor, with sand on it, and a range, and a dresser with blue plates; but where the walls should be are trees, and it snows a little on the bread board. Everything is as it was. You know that, though you have never been here: it is so exactly as it was that one would like to cry.

She has been making it, one sees, for some time, out of what she remembers. She does not remember everything. The clock has a face, and in the face are only eyes. The cat by the range has been done with great love, and has far too many legs. And at the table, in her place, with a cup in front of him that has no inside, sits something in a cap, with its sleeves rolled, that has been meant for Jorun.
if flag jorun -> kitchen_jorun | kitchen_none

== kitchen_jorun
He stands there with his trowel. "That is my cap," says the miller. He goes up to it and looks it in the face, or where it would have been; and you see him notice what she has kept. It has the burn on the thumb, from the year of the flood. It has the tooth that he never had seen to. Where she had not known how it went on she has put in dough, and stroked it smooth. "I was not so patient," says Jorun. "I should like that to be known. I shouted at her about the sieve." He takes off the cap from it, and puts it on.
! lore 14 @all; recover pp 1 @all
-> kitchen_choice

== kitchen_none
It turns its head when you come in, and its chair is pushed back, and it holds out to you in both hands, with such gladness, a plate.
-> kitchen_choice

== kitchen_choice
choose
  Sit down, and let it serve you -> kitchen_sit
  Put out the range -> kitchen_out
  [flag ladle] Hang the ladle on the empty hook -> kitchen_ladle

== kitchen_sit
There is nothing on the plate. It had not got as far as that. But it stands behind you while you pretend to eat, with a cloth over its arm, and sighs, as cooks do; and when you say that you could not manage another mouthful, something goes out of the whole of that clearing, a kind of strain. It snows for a while on the blue plates. You have slept, it appears, for an hour, sitting up.
! recover vita 3 @all; afflict sickened 4 @random
-> kitchen_on

== kitchen_out
It is snow that you put on it, by the shovel. It hisses like a cat, and the cat by it hisses too, and gets up, and goes on getting up. When it is over there is a black square on the ground, and some roots that were holding it together. The thing in the cap has laid its face on the table. It had been told to mind the fire.
! hurt 1d4 @all; lore 12 @all; status brave @leader
-> kitchen_on

== kitchen_ladle
It goes up as a key goes into a lock. The thing in the cap looks at it. Then it does what he must have done, every evening, on his way in: it puts out one finger, in passing, and sets it swinging; and sits down, and is flour. All that is left of the kitchen goes with it, plate by plate, quite tidily, from the left to the right. On the moss are the marks of four chair legs, and it is a good deal less warm.
! lore 18 @all; recover pp 2 @all
-> kitchen_on

== rings
You go in between them. It cannot be avoided; they stand as close as corn. You have to turn sideways, and beg their pardon, and lift an arm here and there out of your way, which comes up and stays where you have put it. You know a good many. There is the clerk who liked figures. There is a watchman with wool in his ears. There is a man in one riding stocking, and before him, with her forehead between his shoulder blades, a girl with very small feet.

They have all got the same expression. It is that of people in the front row, just before the curtain. And now and then, without moving her lips, one or other of them says something, low, to nobody; it is always the name of a dish.
choose
  Pinch every tenth one, as you go by, and hard -> rings_pinch
  Tell them what it is that they are standing in -> rings_tell
  [flag roped] Take hold of the cord that is still round their waists -> rings_cord

== rings_pinch
At the fortieth somebody says "Ow." It is not much. But it is said aloud, in that place, in the voice of a person who has been woken and means to complain of it; and over the heads of all of them, in her bed, she turns her face.
! status brave @all; lose vita 1 @leader
-> gate_choice

== rings_tell
You say it as you go, right and left, like a guide. You say that this is a wood, and that it is November. You say that those are roots. It is not to be expected that they hear it; and yet, when you have got through to the inside and look back, there is a sort of lane, and a few of those who stand along it are frowning.
! recover pp 1 @all; lore 8 @all
-> gate_choice

== rings_cord
They have brought it with them. It goes from one to the next, all the way round, wet and black, in and out of four hundred people, as it went round them at the gate; somewhere at the other end of it there will be a pump. You wind it twice about your wrists, and give it a pull. And the whole of Yorotrucks, row behind row, takes half a pace backward, as one man.
! lore 12 @all; status respected @all; recover vita 2 @all
-> gate_choice
