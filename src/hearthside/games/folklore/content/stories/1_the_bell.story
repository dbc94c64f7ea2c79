# Dusk. A hanged man's rope was used to ring a church bell. The book's setting begins at the same church;
# everything told here is ours.
story The Bell Without a Rope
id bell
difficulty dusk
start crossroads
candle 220
blurb At the Church of the Crossroads a bell with no rope rings at night, and each time somebody is found hanged.
rumour At the Church of the Crossroads, carters say, the bell has no rope and rings all the same. They have begun to go round by the fen.

chapter 1 The Bell Without a Rope
skirmish 1-3: bandit | 4-6: wolf | 7-8: zombie | 9: rat_swarm | 10: bandit, bowman
begin arrival

== arrival
Four roads meet at the church, and none of them goes through it. The door is barred. From the tower hangs nothing: no rope, no hook, only a hole worn smooth in the boards where a rope once ran.

At dusk the bell rings anyway. One stroke. A window opens above you and a priest puts out his head, his stole on crooked.

"You are armed," he says. "Good. They have come for the bronze. Come in, before the other one does."
choose
  Go in by the side door -> side_door
  Ask first who the other one is -> other_one

== other_one
"The one it rang for," says Father Anselm. "There will be a neighbour in an orchard tomorrow, with his feet off the ground. It is five since Michaelmas. I have stopped telling people to lock up. They were all locked up."

He counts them for you on the fingers of one hand, the carter, the two brothers from the toll, the midwife, the man who kept the pound, and then he looks at the hand, as though it might go on by itself.

Iron scrapes on stone, inside. He draws in his head.
! lore 8 @all; flag knows_five
-> side_door

== side_door
They have a cart in the nave and a block and tackle over the font. Three of them are arguing about who goes up. The fourth is already up, by the way his boots turn.
map church -> thieves_beaten | thieves_lost
  foe bandit E3 F5 E7(3+) H5(4+)
  foe bowman G2 C2(5+)
  search I2
  chest C2 "The poor box": coins 6 @self
  goal defeat

== thieves_lost
You come to yourselves in a gypsy wagon with a taste of copper. By the time you have walked back the cart is gone. The bell is not. They had got as far as the third bolt, Father Anselm says, and then it rang, with one of them holding the clapper.

"It hangs by two," he says. "I do not know whether that is better."
! flag two_bolts
-> after_fight

== thieves_beaten
When it is quiet Father Anselm goes from one to the next and closes their eyes. At the hanging one he stops. "Nobody put him up there," he says. "I was watching through the hatch. He went up to have a look, and then he was looking down."

There is a groove round the man's neck as wide as a thumb.
! coins 4 @all; lore 12 @all
-> after_fight

== after_fight
The priest pours what is left of the communion wine. He has three things to tell, he says, and is ashamed of two of them. You may ask about one before he loses his nerve.
choose
  "Where is the rope?" -> ask_rope
  "Who was hanged?" -> ask_hanged
  [flag knows_five] "Five. What did the five have to do with one another?" -> ask_five
  Let him be, and climb the tower -> climb

== ask_rope
check leader speech 6 -> rope_told | rope_silent

== rope_told
"I bought it," he says. "New ones are dear. It came from Yorotrucks, from the hangman's widow, with the knot still in. A rope is a rope. I rang the Angelus with it for eleven days. On the twelfth I found it gone, and the bell warm."

He gives you the bill. He has kept it folded in his breviary, at the page for the dead.
! lore 16 @all; flag knows_widow
-> sexton_gone

== rope_silent
"It wore through," he says, and looks at the place where it hung, and lifts his hand to his own collar without knowing it.
! lore 4 @all
-> sexton_gone

== ask_hanged
"A boy called Matyas. For a horse. There was no horse, it turned out; it had walked home." He drinks. "They hanged him at Gallows Turn and put him in my crypt, since the field was frozen. It was only until spring."
! lore 12 @all; flag knows_matyas
-> sexton_gone

== ask_five
He looks at you for a while over the cup. "You are quick," he says. "It took me until the third.

"There was a hanging, and it takes more people than one would think. One has a cart and one has a beam. One gets the boy to sit still. They were paid a penny each, and spent it." He turns the cup upside down. "There were nine. I have been marking them off, and I have been hoping that I miscounted."
! lore 12 @all; flag knows_nine
-> sexton_gone

== climb
check one trickery 6 -> climb_good | climb_bad

== climb_good
Above the boards it smells of rain. The clapper has hair on it, and fibres of hemp as white as the day they were spun. On the inside of the bell, where the founder puts his name, somebody has scratched another with a nail: MATYAS.

A length of old sash cord hangs there from some other purpose. You take it along; it seems a pity to leave it alone with that.
! lore 16 @all; flag knows_matyas; item bell_rope @self
-> sexton_gone

== climb_bad
The third rung is not there. It was there when you put your hand on it.
! snare 1d4 @self; afflict spooked 5 @self
-> sexton_gone

== sexton_gone
"He lies below," the priest says at last. "Number nine, on the left. I have not been down since the twelfth day. I could not if I wished. Havel has the key to the slab, and Havel has gone."

Havel is the sexton. He went on the twelfth day too, with his spade and his bedding, to the lime kiln, where there is always a fire and one can burn things. He has sent word that he is not coming back while there is a tower to be seen from the yard.
choose
  Fetch the key from Havel -> to_kiln
  Break the slab with the thieves' own tackle -> break_slab

== break_slab
It takes the block, the tackle, the cart and an hour. When the slab comes up it comes up in two halves, and one cannot put it back.
! flag slab_broken; lose vita 1 @all
-> crypt_door

== to_kiln
travel lime_kiln compass -> kiln

== kiln
He has made himself a bed against the warm side of the kiln, where the stones are cracked like bread. He does not get up. He is burning something a handful at a time, and it is not lime.

"Shavings," says Havel. "From the box. It was a good box; I made it myself, for somebody longer. I had to bend him." He shows you how, with his own knees.
choose
  Ask him for the key -> kiln_key
  Tell him he will be fetched if he stays -> kiln_fetch
  [flag knows_nine] "Which of the nine were you?" -> kiln_nine

== kiln_key
He gives it as one gives back a thing one has stolen, without looking. "Ask it of him," he says, "if he talks to you. Ask whether it was the knees."
! lore 6 @all
-> kiln_back

== kiln_fetch
check one speech 6 -> kiln_comes | kiln_stays

== kiln_comes
He thinks about it while the fire goes down. Then he takes his spade and his bedding and comes, a little behind you, on the other side of the road. He says that there is less of him to hang if he walks stooped.
! flag havel; lore 12 @all
-> kiln_back

== kiln_stays
"Then let him come where it is warm," says Havel. But he gives you the key. He has worn it on a string, round his neck, and he is a long time getting it over his head.
! lore 4 @all; lose pp 1 @self
-> kiln_back

== kiln_nine
"The lantern," says Havel. "I held the lantern. It was early. Somebody had to see what they were doing, and I did not look, I looked at the wick." He holds up the key, and his hand is quite steady, like a man's who has been told the worst. "You may as well know the rest. There was the ladder and there was the cart. There was one who read, and one who gave the boy a pear so that he would have his hands full."
! flag havel; lore 16 @all
-> kiln_back

== kiln_back
It is some way back to the church, and the tower is in front of you for all of it.
travel crossroads -> crypt_door

== crypt_door
Under the altar is a slab, and under the slab a stair. Cold comes up it in breaths.

"I hear them," says the priest. "They are looking for something to hold on to."
choose
  Go down -> crypt
  Seal it, and start for the town at once -> sealed

== sealed
You roll the font over the hole. All the way to the gate you hear it grind, a finger's breadth, and a finger's breadth.
! flag sealed; lore 4 @all
-> chapter 2

== crypt
map crypt -> crypt_done | crypt_lost
  dark
  foe zombie F2 F3 G8 E8(3+) H7(4+) G2(5+)
  [flag slab_broken] foe ghoul G5
  search B2 B9
  die G6 archeology 6 "Niche nine": flag empty_niche; lore 20 @self | snare 1d4
  altar B8 faith 6 "A saint without a head": prayer @self; recover pp 2 @self | lose pp 1 @self
  [flag havel] chest B3 "Havel's other box": item @self; coins 8 @self
  goal defeat exit

== crypt_lost
Somebody carried you out. Your hands smell of hemp. You do not talk about it, and when you are back at the church the font stands over the hole, and nobody will say who rolled it there.
! flag sealed
-> chapter 2

== crypt_done
if flag empty_niche -> crypt_known | crypt_unknown

== crypt_known
Niche nine is empty, and not broken open: it has been unpicked from inside, stone by stone, and the stones laid in a row like something a child would do.

So he walks. And somebody must have the rope, since the bell does not.
! lore 20 @all; flag knows_matyas
-> chapter 2

== crypt_unknown
You count the niches by the light of what you carry and get a different number each time. When you come up it is morning, and in the orchard behind the church somebody has begun to scream.
! lore 8 @all
-> chapter 2

chapter 2 The Hangman's Widow
skirmish 1-3: bandit, bowman | 4-5: wolf | 6-7: ghoul | 8: cutthroat | 9: drowned_child | 10: crow_woman
begin sixth

== sixth
The sixth is the sacristan. He hangs from an apple bough no thicker than a wrist, and the bough has not bent.

"He held the ladder, that day," says Father Anselm. "For Matyas. There were nine of us who did something. Somebody built and somebody read and somebody gave the boy his last pear." He will not say what he did. He holds the end of your sleeve like a child.
choose
  Take Father Anselm with you -> take_priest
  Leave him where the altar is -> leave_priest

== take_priest
He locks the church from outside and stands with the key in his hand, and then hangs it on the nail by the door, where anybody could find it. "It has never stopped anyone," he says.
! companion father_anselm @leader
-> havel_word

== leave_priest
He stands in the door and blesses you, facing the tower.
! flag priest_home; status blessed @leader
-> havel_word

== havel_word
if flag havel -> havel_digs | where_to

== havel_digs
Havel has been up before you. He has dug three graves in the lee of the wall, not deep, and put a board over each so that nobody shall fall in. "There are three left that I know of," he says. "I am one. I like to have a thing ready."

He has dug the third one small. It is only then that you think of the pear.
! lore 8 @all; flag knows_pear
-> where_to

== where_to
Two roads lead to the end of this one. In Yorotrucks lives the widow who sells what her husband used, and the judge who signed for it. And at the Old Graves beyond Weeping Hill, they say, a boy sits at night and asks people to hold something for him.
choose
  To Yorotrucks first -> to_widow
  Straight to the Old Graves -> to_boy
  [flag knows_pear] First to the girl who gave the pear -> to_girl

== to_girl
travel saltroad_4 -> girl

== girl
Her father has the last house at Gallows Turn, and a view. She is twelve. She has been sitting in the wash-house with her hands in her lap since the sacristan. Nobody has told her anything. Children count too.

"It was a good pear," she says. "I had only the one. I thought, he will want something to do with his mouth."
choose
  Take her away from here, to the gypsies -> girl_away
  Bar the wash-house and set salt on the sill -> girl_salt
  Tell her that it will not come to her -> girl_lie

== girl_away
They take her in without a question, and put her between two of their own in a wagon with a cock on the roof. "What is it that wants her?" says the oldest. You tell her. She spits, not far. "Then she should not be where there are bells," she says, and they are gone by noon. You pay for the oats.
! pay 6; flag girl_safe; lore 16 @all
-> girl_on

== girl_salt
You do it properly, with all the words. She holds the bag for you. When you have gone she will sit inside a white line and look at it, and it will be up to the wind.
! lore 8 @all; lose pp 1 @leader; flag girl_salted
-> girl_on

== girl_lie
She looks at you politely. It is the way one looks at people who mean well and cannot count.
! lore 2 @all
-> girl_on

== girl_on
choose
  On to Yorotrucks, to the widow -> to_widow
  To the Old Graves, to the boy -> to_boy

== to_widow
travel yorotrucks -> widow

== widow
Her shop is clean and sells candles. In the back there is a wall of hooks, each with a label and a length of hemp. "Good for gout," she says. "Good at cards. You would be surprised who buys."

The hook for Matyas is empty. "Returned," she says. "He brought it himself. He wanted his penny back."
choose
  Play her for the penny -> penny
  Ask for the judge's book -> book
  [flag knows_widow] Show her the bill -> bill
  [coins 20] Buy the penny, at her price -> penny_bought

== bill
She reads it twice and becomes an old woman. "I sold it to a priest," she says, "because I thought there it would be quiet." From under the counter she takes the penny. It is bent double, as if by teeth.
! flag penny; lore 20 @all
-> judge

== penny
check one trickery 7 -> penny_won | penny_lost

== penny_won
She plays you for it, with bones. They are finger bones, and she is good. You are better, once.
! flag penny; lore 12 @all
-> judge

== penny_lost
She plays you for it, with bones. At midnight she owns your boots and gives them back, out of pity.
! lose coins 6 @self
-> judge

== penny_bought
She names a price that would buy a calf. You count it out on the candle wax. "It is a penny," she says, and pushes it across to you with a knitting needle, so as not to touch it. "I only thought that somebody should have to feel it."
! pay 20; flag penny; lore 8 @all
-> judge

== book
check one archeology 6 -> book_read | book_shut

== book_read
The entry is one line long. Matyas, no trade, a horse. Beneath, in the same hand and better ink: horse found, matter closed. Nine witnesses have made their marks. One of them is a cross drawn with great care, by somebody who draws crosses daily.
! flag knows_nine; flag names; lore 24 @all
-> judge

== book_shut
The book is chained and the clerk is deaf, and both want oiling.
! lose coins 3 @self; lore 6 @all
-> judge

== judge
The judge who signed lives behind the corn market, in a house with a great many windows. All of them are nailed shut. He receives you in a room without a beam in it, sitting on the floor, in the middle, with his back to nothing.

"I read it out," he says. "That was my part. I have a good voice. One might think that a thing is less if one reads it well." He is the eighth, by any way of counting. He has had the chandeliers taken down.
choose
  [flag names] Make him read the names again, aloud -> judge_reads
  [flag knows_five and flag knows_nine] Count them with him, on your fingers -> judge_count
  [flag penny] Lay the penny on his floor -> judge_penny
  Ask him for a paper that clears the boy -> judge_paper
  Leave him to his floor -> judge_left

== judge_reads
check one speech 6 -> judge_read | judge_broke

== judge_read
He stands up to do it. He cannot do it sitting. He reads all nine, his own in its place, in the voice that could be heard at the back of the square, and when he has finished it is very quiet, and he looks round as if somebody had taken a coat off his shoulders.

"I will read it in his parish," he says, "if you will go in front."
! flag judge_comes; lore 20 @all
-> widow_town

== judge_broke
He gets as far as the sixth. Then he puts his fingers in his mouth like somebody who has burnt them, and will not take them out.
! lore 6 @all
-> widow_town

== judge_count
You hold up the carter, the two brothers, the midwife, the man who kept the pound. He watches your hand. At each finger his lips move, a little before you say it; and when you have come to the thumb of the other hand he takes hold of it, quite gently, and says his own.

"I had better be the one to read that," says the judge, "if it is going to be read. I will come to his parish, if you will go in front."
! flag judge_comes; lore 16 @all; lose pp 1 @leader
-> widow_town

== judge_penny
He knows what it is from across the room. "I paid them," he says. "Nine pennies, out of the court's box, and I had a receipt for each. There was one over, and it was the boy's, for the horse's feed while he had it. It was found on him. So I hanged him with it in his pocket."

He writes the paper there on the floor, lying on his stomach like a child, and when he has sanded it he asks whether he might carry it himself.
! flag judge_comes; flag pardon; lore 20 @all
-> widow_town

== judge_paper
It takes him no time. He has had it ready since Michaelmas, sanded and sealed, and has not found anybody to deliver it to. "Is it worth anything?" he asks. You say that you do not know. It is the only honest thing that has been said in that room for years, and he thanks you for it.
! flag pardon; lore 12 @all
-> widow_town

== judge_left
From the street you see him through the one pane that is clear. He has begun to measure the height of the ceiling with a broom.
! lore 2 @all; afflict spooked 4 @leader
-> widow_town

== widow_town
The town has what a town has. You have until the gates shut.
town -> to_boy

== to_boy
travel old_graves compass -> boy_arrive

== boy_arrive
There was a field here before there were graves, and before that a gallows, and nothing has grown straight since. On the lowest stone sits a boy with his back to you. He is plaiting grass. It is a long piece of work by now; it goes down between the stones and out of sight.

"Would you hold this?" he says. "Just the end."
choose
  Hold it -> hold
  [flag penny] Give him his penny -> give_penny
  [flag names] Tell him the nine names -> tell_names
  [flag empty_niche] "You have left your stones in a row." -> boy_stones
  [flag pardon] Read him the judge's paper -> read_pardon
  Draw steel -> boy_fight

== hold
check one nerve 7 -> held | pulled

== held
You hold it. It pulls, gently, like a fish that does not know yet. "He would not," says the boy. "None of them would. It was only so that I did not swing." He goes on plaiting. When it is long enough he says thank you, and there is a rope in your hands.
! flag rope; lore 30 @all
-> boy_talks

== pulled
It pulls. It pulls the way a bell pulls back. Your arms are over your head and your heels off the grass before you think to let go.
! hurt 1d6 @self; afflict spooked 6 @self
-> boy_fight

== give_penny
He turns it over. He tries it with his teeth, and laughs, since he has none. "Then it is sold," he says, "and they may have it back." Out of the grass he draws a rope, white, with the knot still in, and puts it into your hands like something borrowed.
! flag rope; flag paid; lore 40 @all
-> boy_talks

== boy_stones
"I meant to put them back," says the boy. He is ashamed of it; it is the first thing about him that you recognise. "I had them in order. Only then I could not remember which way up."

He gives you the end to hold while he thinks, and forgets to ask for it back.
! flag rope; lore 24 @all
-> boy_talks

== tell_names
You say them slowly. At each he nods and ties a knot. At the ninth he looks up. "That one prayed for me," he says. "Loudly. So that one could not hear." He has run out of grass.

"If he would say that," says the boy, "where people are. I would come down and hear it." And he gives you the end of what he has made, since it is no use to him any more.
! flag confessed; flag rope; lore 30 @all
-> boy_talks

== read_pardon
You read it with all its whereases. He listens with his head on one side, as one listens to a foreign song.

"It says that I did not," he says. "I knew that." He is not angry. He gives it back, and plaits the seal in, for the colour. "You might tell the horse."
! flag rope; lore 24 @all; status respected @leader
-> boy_talks

== boy_talks
if flag knows_matyas -> boy_named | boy_unnamed

== boy_named
"Matyas," you say. He turns round. Nobody is meant to see that side of him, and he puts up his hand, too late, like somebody caught eating.

"It is only at night that I ring," says Matyas. "In the day it is he who does it. The other one. He has my neck." He points, with the good side of his face, to the south. "If you go up, do not look at his face. He has not got it from me."
! lore 16 @all; flag warned
-> boy_gone

== boy_unnamed
He waits a little, as though you might say something. Then he goes on, with the grass that is not there.
-> boy_gone

== boy_fight
The grass stands up.
map old_graves -> boy_won | boy_lost
  foe ghoul F5 D5(4+)
  foe drowned_child D3 G8 H5(3+) I2(5+)
  search B4 H9
  die C8 occult 6 "The plait": flag rope; lore 12 @self | afflict immobilized 5 @self
  goal defeat

== boy_won
When the last of them lies down it is only grass. The boy is gone. Where he sat, the stone is worn to the shape of somebody sitting.
! lore 20 @all
-> boy_gone

== boy_lost
It lets you go. It let you go the way one lets go a rope.
! flag marked
-> boy_gone

== boy_gone
From the south, over nine miles of fields, comes one stroke of a bell.
-> chapter 3

chapter 3 The Last Stroke
skirmish 1-3: zombie | 4-5: ghoul | 6-7: wailing_woman | 8: cutthroat | 9: poltergeist | 10: revenant
begin homeward

== homeward
if flag girl_safe -> homeward_safe | homeward_pear

== homeward_safe
A boy on a mule meets you with the news, and is glad of somebody to give it to. The seventh was the hangman's own assistant, who had gone to sea and was found in the rigging. Nobody has come for the girl. At Gallows Turn her father sits on the wash-house roof with a sickle and looks at the road.
! lore 12 @all
-> homeward_two

== homeward_pear
The seventh is a girl of twelve, who gave him the pear.
if flag girl_salted -> homeward_salt | homeward_plain

== homeward_plain
if flag knows_pear -> homeward_knew | homeward_gone

== homeward_knew
You knew. You had it on your tongue, at the fork, with the one road going to her and the others to where it was more interesting. They have laid her out with a pear in each hand, and her father, who does not know you, thanks you for coming.
! lose pp 2 @all; afflict cursed 5 @leader
-> homeward_two

== homeward_salt
There had been a line of salt. It was drawn well. Somebody had come in the night and opened the shutters, because the child should have air.
! lore 4 @all; lose pp 1 @all
-> homeward_two

== homeward_gone
They have laid her out with a pear in each hand. It is meant kindly.
! lose pp 1 @all
-> homeward_two

== homeward_two
It has never rung twice in a week. Tonight it rings at dusk and again at dawn, short, like somebody trying a door. Father Anselm used to say that a bell has one thing to tell. This one has begun to look for more.

There are two left. If you are quick you will be there for the last.
if flag judge_comes -> homeward_judge | homeward_far

== homeward_judge
The judge has kept his word. He is waiting at the milestone in a closed carriage with the seats taken out, on the floor of it, in his robe. "Drive where you like," he says, "but drive under trees as little as you can."
! lore 8 @all
-> homeward_far

== homeward_far
The straight way home has been blocked: at the Salt Cross the people of three parishes are on the road with their bedding, and they will let nobody through toward the tower, out of pity. You will have to go round by Weeping Hill and see what can be done there; it is where the sound comes from when the wind is wrong.
choose
  Go round by the hill -> to_hill
  Push through them, and be home by night -> push_through

== push_through
check all nerve 6 -> pushed | pushed_slow

== pushed
You do not stop for anybody. It is the hands that are bad. They do not hold you; they pat you, as one pats a horse that is going to the knacker.
! lore 4 @all; flag unrested
-> to_tower

== pushed_slow
One of you stops to explain. After that it takes all day.
! lose vita 2 @all; candle -3; flag unrested
-> to_tower

== to_hill
travel weeping_hill compass -> hill

== hill
On top is a fold with no sheep in it, and in the fold a grey horse, old, with a rope's end still round its neck. It has been looking south for some time.

A woman comes up with a bucket. "It walked home," she says. "That is all it ever did. It was gone four days, and I had said, stolen, to somebody, as one says a thing. And then there it was with its nose over the gate." She puts the bucket down. "I went to tell them. I was in good time. They were at the reading, and one does not interrupt the reading."
choose
  Ask her to come and say so -> hill_come
  Take the horse -> hill_horse
  [flag pardon] Give her the judge's paper -> hill_paper

== hill_come
check one speech 6 -> hill_comes | hill_no

== hill_comes
She unties her apron and folds it over the gate. "I have been the ninth all this time," she says, "and nobody has so much as asked me." She brings the bucket. You do not like to ask what for.
! flag owner; lore 20 @all
-> hill_on

== hill_no
"I should only cry," she says, "and there has been enough to listen to."
! lore 6 @all
-> hill_on

== hill_horse
It comes with you quite willingly, at its own pace, stopping where it likes. You begin to see how four days could go by.
! companion old_horse @leader; flag horse; lore 10 @all
-> hill_on

== hill_paper
She cannot read it. She has you read it to her, and then to the horse. At "did not, at the said time or any other" she puts her forehead against its neck, and stays like that.

"Take him," she says. "He ought to be there. He is the only one of us who did nothing."
! flag horse; flag owner; lore 24 @all
-> hill_on

== hill_on
From the hill one sees the tower. It is a day's walk. Above it the rooks are going round, all the same way, and they do not come down.
-> to_tower

== to_tower
travel crossroads within 3 -> under_tower | eighth

== eighth
You are a night too late for one of them. You find him at the fork, a big man with a sexton's hands or a judge's, one cannot tell any more, and he has taken off his boots and stood them side by side.
! flag eighth; lose pp 1 @all
-> to_tower_again

== to_tower_again
travel crossroads -> under_tower

== under_tower
The church door is open. Inside, every candle burns, and a rope hangs down through the boards into the crossing, white, swaying a little, as if somebody had just let go.
if flag priest_home -> priest_waits | priest_with

== priest_waits
Father Anselm stands beneath it with his hands folded behind him so that they cannot do anything by themselves. "I prayed so that one should not hear him," he says. "That was my part. He asked for his mother and I sang."
-> nave

== priest_with
Father Anselm has not spoken since the milestone. Now he takes off his stole and folds it. "I sang," he says, "so that one should not hear him ask for his mother. That was my part."
-> nave

== nave
Behind you the church fills. They have followed you after all, the three parishes with their bedding, because it is worse to listen from the road.
choose
  [flag confessed] Let the priest say it aloud, before all -> confession
  [flag girl_salted] Let the child's father speak, who has stood up -> father_speaks
  [flag judge_comes and not flag eighth] Let the judge read -> judge_in_church
  [flag owner] Let the woman with the bucket speak -> owner_speaks
  Send the people out, and bar the door -> send_out
  [not flag unrested] Sleep an hour first, on the altar steps -> nave_sleep
  Climb at once -> tower_stair

== nave_sleep
You lie down among strangers, with your boots on, and somebody puts a coat over you, and somebody else a child. It is an hour such as soldiers have. Nobody in that church would dare to cough.
! recover vita 3 @all; recover pp 2 @all
-> tower_stair

== father_speaks
"There was salt on the sill," he says. "She told me not to. She said, they drew it for me, Papa. I thought, it is July, and the child has no air." He says it to the rope. "So I opened the shutter. I am not one of your nine. I only opened the shutter."

Nobody has ever been so quiet as those people are. Above, something that was going to and fro stands still.
! flag spoken; lore 20 @all
-> tower_stair

== confession
if flag knows_widow -> confession_easy | confession_hard

== confession_easy
He has told you about the rope already, and the price of it. The rest is only more of the same.
check leader speech 5 -> confessed | confessed_half

== confession_hard
He opens his mouth, and what comes out of it at first is the hymn.
check leader speech 7 -> confessed | confessed_half

== confessed
He says it in the door, to the people on the road, and it takes a long time because there are eight other names in it. Some go home at once. Some stay. Up in the tower something that was going to and fro stands still.
! flag spoken; lore 24 @all
-> tower_stair

== confessed_half
He says it too low. Those in front hear, and turn round, and tell it to those behind, and by the time it is at the door it is about somebody else.
! lore 8 @all
-> tower_stair

== judge_in_church
He reads it as it should have been read: horse found, matter opened. Nobody has ever heard a sentence taken back before. They do not know whether to sit or stand, and in the end they kneel, because it is a church.
! flag spoken; lore 24 @all; status blessed @all
-> tower_stair

== owner_speaks
"It was my horse," she says. "It walked home." That is the whole of it. She has carried the bucket all the way; it has water in it, and when she has spoken she washes the lowest three steps of the tower stair with it, as one does where somebody is to be laid out.
! flag spoken; lore 20 @all; status brave @all
-> tower_stair

== send_out
They go. It is easier to bar a door against people than for them. In the empty nave the candles lean, all of them, toward the stair.
! flag alone; recover pp 2 @all
-> tower_stair

== tower_stair
The stair goes round more often than the tower is high.
if flag unrested -> stair_tired | stair_up

== stair_tired
By the ninth turn your legs shake. You have not slept since the Salt Cross, and he knows it; every step is a little higher than the one before, like something said twice to a child.
! lose vita 2 @all
-> stair_up

== stair_up
At the top there is a floor, and on the floor water, and over the water hangs a man who is mostly rope. He has somebody's neck. The bell is above him like a hat.
choose
  [flag rope] Hang the boy's own rope, and ring it for him -> ring
  [flag two_bolts] Let the bell down: it hangs by two -> bolts
  Cut him down -> tower

== ring
if flag knows_matyas -> ring_known | ring_blind

== ring_known
You know whom you are ringing for. It is most of it. Fifteen strokes, one for every year, and he must be kept off whoever pulls.
map bell_tower -> rung | tower_lost
  dark
  foe the_bellringer H4
  [not flag spoken] foe drowned_child H8
  [flag sealed] foe zombie E5 F5(4+)
  [flag marked] foe poltergeist I3
  foe poltergeist I4(4+)
  [flag spoken] weak the_bellringer vita 8
  [flag owner] weak the_bellringer defense 5
  [flag horse] altar B9 ecology 5 "The grey horse, at the foot of the stair": status brave @self; recover vita 2 @self
  [flag spoken and flag confessed] weak the_bellringer vita 4
  [flag paid] weak the_bellringer vita 4
  [flag warned] weak the_bellringer might 5
  [flag slab_broken] foe zombie E6
  [flag eighth] foe revenant F3
  [flag priest_home] altar B5 faith 5 "Father Anselm, praying on the stair": recover pp 2 @self; recover vita 2 @self
  altar F8 faith 6 again times 3 "The rope: five strokes at a time": token strokes; lore 4 @self | hurt 1d4
  lever C7 opens G7 "The old windlass": lore 2 @self
  search I2
  goal token:strokes:3

== ring_blind
You do not know his name. You will ring, and something up there will listen for it, and not hear it.
map bell_tower -> rung_blind | tower_lost
  dark
  foe the_bellringer H4
  foe drowned_child H8 F9(4+)
  [flag sealed] foe zombie E5 F5(4+)
  [flag marked] foe poltergeist I3
  [flag spoken] weak the_bellringer vita 8
  [flag owner] weak the_bellringer defense 5
  [flag horse] altar B9 ecology 5 "The grey horse, at the foot of the stair": status brave @self; recover vita 2 @self
  [flag slab_broken] foe zombie E6
  [flag eighth] foe revenant F3
  [flag priest_home] altar B5 faith 5 "Father Anselm, praying on the stair": recover pp 2 @self; recover vita 2 @self
  altar F8 faith 7 again times 4 "The rope: it pulls back": token strokes; lore 4 @self | hurt 1d6
  lever C7 opens G7 "The old windlass": lore 2 @self
  search I2
  goal token:strokes:4

== bolts
The thieves had meant it to come down. One more bolt and a hand on the windlass, and it will. It is only that he is standing in it.
map bell_tower -> bell_down | tower_lost
  dark
  foe the_bellringer H4
  foe drowned_child H8 F9(4+)
  [flag sealed] foe zombie E5 F6(3+)
  [flag marked] foe poltergeist I3
  [flag spoken] weak the_bellringer vita 8
  [flag owner] weak the_bellringer defense 5
  [flag horse] altar B9 ecology 5 "The grey horse, at the foot of the stair": status brave @self; recover vita 2 @self
  [flag warned] weak the_bellringer might 5
  lever C7 opens G7 "The old windlass": lore 2 @self
  [flag eighth] foe revenant F3
  [flag slab_broken] foe zombie E6
  die F5 trickery 6 again "The third bolt": token bolts | snare 1d4
  die F8 trickery 6 again "The second bolt, from below": token bolts | snare 1d4
  search I2
  goal token:bolts:2

== tower
map bell_tower -> tower_won | tower_lost
  dark
  foe the_bellringer H4
  [not flag spoken] foe drowned_child H8 F8(4+)
  [flag sealed] foe zombie E5 F5(4+)
  [flag marked] foe poltergeist I3
  foe poltergeist I4(4+)
  [flag spoken] weak the_bellringer vita 8
  [flag owner] weak the_bellringer defense 5
  [flag horse] altar B9 ecology 5 "The grey horse, at the foot of the stair": status brave @self; recover vita 2 @self
  [flag warned] weak the_bellringer might 5
  [flag two_bolts] weak the_bellringer defense 5
  [flag alone] weak the_bellringer defense 5
  [flag slab_broken] foe zombie E6
  [flag eighth] foe revenant F3
  lever C7 opens G7 "The old windlass": lore 2 @self
  search I2
  goal kill:the_bellringer

== rung
At the fifteenth stroke something in the tower sits down, and does not get up. The rope in your hands is grass.
if flag spoken -> rung_spoken | rung_silent

== rung_spoken
In the morning niche nine is closed, the stones back in their places, a little crooked, like something a child would do. Havel's boards are still over his three holes, and it is a while before anybody thinks to fill them in. There are people in that parish who look at each other now. It is hard at first. It is said to get easier.
if flag horse -> rung_horse | rung_close

== rung_horse
The grey horse stands in the church door, as far in as a horse will go. It has come to see where he was, or it has only walked there. Nobody says anything. Nobody is ever again hanged at Gallows Turn for something that can walk.
! lore 20 @all
-> rung_close

== rung_close
! lore 60 @all; coins 16 @all; status favored @all; artifact @leader
close laid_to_rest 100

== rung_silent
In the morning niche nine is closed, the stones back in their places. Nobody asks who did what, that year. They hang a new bell at Easter and it has a pleasant tone, and on some evenings the dogs get up, all of them, and go and lie down facing the wall.
! lore 60 @all; coins 16 @all; artifact @leader
close rung_out 88

== rung_blind
He listens to the last of it with his head on one side, and then he goes, politely, like somebody who has come to the wrong house. In the crypt niche nine is closed again. There is nothing on the stone, since nobody could tell the mason what to put.
! lore 50 @all; coins 12 @all; item @all
close unnamed 78

== bell_down
It goes through four floors, and him with it, and the sound it makes is the first that anybody has ever heard it make which was not for somebody. It lies in the crypt mouth downward, over niche nine, with a crack in it as wide as a thumb.
if flag paid -> down_paid | down_hard

== down_paid
On the lip of it, when the dust has gone, lies a penny. It is not bent any more.
! lore 50 @all; coins 14 @all; artifact @leader
close melted 80

== down_hard
They would have it melted, but the founder in Yorotrucks writes that it will not pour, it drips, one drop at a time, and each drop makes a sound. So it stays where it is. They have put the font on top.
! lore 45 @all; coins 14 @all; item @all
close melted 70

== tower_won
if flag rope -> cut_kind | cut_hard

== cut_kind
He comes down all at once, fathom after fathom. You lay the boy's rope on top and set a candle to it. It burns like hair. The bell hangs open-mouthed and has nothing to say.
if flag alone -> cut_alone | cut_seen

== cut_alone
When you unbar the door they are all still there, and they look past you, not at you, to see who else is coming out.
! lore 50 @all; coins 12 @all; artifact @leader; item @all
close cut_down 80

== cut_seen
They have stayed, most of them. When the ash comes down they hold out their hands for it, like people in a snowfall, and go home with it in their hats. It is good for something, they are sure.
! lore 55 @all; coins 12 @all; artifact @leader; item @all
close cut_down 85

== cut_hard
He comes down all at once, fathom after fathom, and lies there twitching until noon. They find a man to bury it. He asks how long to make the box.

Some nights there is a knocking under the floor, quite low, of somebody who would like to be let up to ring.
! lore 45 @all; coins 12 @all; item @all
close cut_hard 70

== tower_lost
You wake on straw, among strangers, with a groove round your neck as wide as a thumb. When you come back over the fields the church is a church and the tower a tower, and the bell is gone. It rings from further north now. People say it is getting practice.
if flag spoken -> lost_spoken | lost_hard

== lost_spoken
But they have said it, in that parish, and cannot unsay it. At the next hanging for which anybody has a cart there is nobody to hold the lantern, and the boy goes home.
! lore 30 @all
close moved_on 45

== lost_hard
! lore 16 @all
close moved_on 30
