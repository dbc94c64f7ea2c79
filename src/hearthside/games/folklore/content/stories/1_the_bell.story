# Facts: FL-351, FL-352, FL-353.
# Dusk. A hanged man's rope was used to ring a church bell. The book's setting begins at the same church;
# everything told here is ours.
story The Bell Without a Rope
id bell
difficulty dusk
start crossroads
candle 120
foes 85 140 140 140
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
-> last_thief

== thieves_beaten
When it is quiet Father Anselm goes from one to the next and closes their eyes. At the hanging one he stops. "Nobody put him up there," he says. "I was watching through the hatch. He went up to have a look, and then he was looking down."

There is a groove round the man's neck as wide as a thumb.
! coins 4 @all; lore 12 @all
-> last_thief

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
-> vigil

== rope_silent
"It wore through," he says, and looks at the place where it hung, and lifts his hand to his own collar without knowing it.
! lore 4 @all
-> vigil

== ask_hanged
"A boy called Matyas. For a horse. There was no horse, it turned out; it had walked home." He drinks. "They hanged him at Gallows Turn and put him in my crypt, since the field was frozen. It was only until spring."
! lore 12 @all; flag knows_matyas
-> vigil

== ask_five
He looks at you for a while over the cup. "You are quick," he says. "It took me until the third.

"There was a hanging, and it takes more people than one would think. One has a cart and one has a beam. One gets the boy to sit still. They were paid a penny each, and spent it." He turns the cup upside down. "There were nine. I have been marking them off, and I have been hoping that I miscounted."
! lore 12 @all; flag knows_nine
-> vigil

== climb
check one trickery 6 -> climb_good | climb_bad

== climb_good
Above the boards it smells of rain. The clapper has hair on it, and fibres of hemp as white as the day they were spun. On the inside of the bell, where the founder puts his name, somebody has scratched another with a nail: MATYAS.

A length of old sash cord hangs there from some other purpose. You take it along; it seems a pity to leave it alone with that.
! lore 16 @all; flag knows_matyas; item bell_rope @self
-> vigil

== climb_bad
The third rung is not there. It was there when you put your hand on it.
! snare 1d4 @self; afflict spooked 5 @self
-> vigil

== sexton_gone
"He lies below," the priest says at last. "Number nine, on the left. I have not been down since the twelfth day. I could not if I wished. Havel has the key to the slab, and Havel has gone."

Havel is the sexton. He went on the twelfth day too, with his spade and his bedding, to the lime kiln, where there is always a fire and one can burn things. He has sent word that he is not coming back while there is a tower to be seen from the yard.
choose
  Fetch the key from Havel -> to_kiln
  Break the slab with the thieves' own tackle -> break_slab

== break_slab
They had brought everything for it, block and tackle and a cart; only the hook is gone, it went up with the fourth of them, and nobody cares to fetch it. There is a chain at Miller's Bridge, the priest says. They use it for barges.
travel millway_3 -> chain

== chain
The bridge keeper has it round his waist. He has had it there since Michaelmas, with the other end on a ring in the wall, and a padlock between, and he has thrown the key into the river. He was the man with the hammer. It was he who had put in the hook.

"I can get as far as the stove," he says. "I can get as far as the rail. I have worked it out: whatever comes for me, it will have to take the bridge." He rattles it, not without pride. Then he hears what you want it for. He looks at the links, and at the water, and it is a good while before he says anything. "It would be of some use, in that case," says the bridge keeper.
choose
  Break it off him at the wall, and leave him the belt -> chain_wall
  Dive for the key -> chain_key
  Buy the spare one, that he keeps for the ice -> chain_spare

== chain_wall
It is one blow; he holds it for you himself. He stands there with a yard of iron hanging down behind him, and takes a step, and then another, as far as the middle of the bridge, where he has not been for a month. "It is quite a view," he says.
! lore 10 @all; lose vita 1 @leader; status respected @leader
-> slab_up

== chain_key
check one awareness 6 -> chain_free | chain_cold

== chain_free
It lies on the bottom between two stones, shining. When he has it in his hand he does not know what to do with it. In the end he hangs it upon a nail inside the door, where anybody could find it, and goes before you, some of the way, with a lantern. He held a lantern that time as well, he says; no, it was a hammer.
! lore 16 @all; recover pp 1 @all
-> slab_up

== chain_cold
It is very deep there, and brown. You come up with a horseshoe. He says that it was kindly meant.
! lose vita 2 @self; lore 6 @all
-> slab_up

== chain_spare
"It has never held anything," he says. "It has only been lent." He lets you have it cheap.
! lose coins 2 @all; lore 4 @all
-> slab_up

== slab_up
travel crossroads -> slab_halves

== slab_halves
It takes the block, the chain, the cart and an hour. When the slab comes up it comes up in two halves, and one cannot put it back.
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
-> road_out

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
-> road_out

== crypt_done
if flag empty_niche -> crypt_known | crypt_unknown

== crypt_known
Niche nine is empty, and not broken open: it has been unpicked from inside, stone by stone, and the stones laid in a row like something a child would do.

So he walks. And somebody must have the rope, since the bell does not.
! lore 20 @all; flag knows_matyas
-> road_out

== crypt_unknown
You count the niches by the light of what you carry and get a different number each time. When you come up it is morning, and in the orchard behind the church somebody has begun to scream.
! lore 8 @all
-> road_out

== last_thief
One is left. He has got in under the font, as far as a man can who has kept his boots on, and when you hold the light to him he puts out both hands, wrists together, like somebody who has done it before.

"We were told scrap," he says. "There is one at Tallow Gate who buys by the stone and does not ask. I never go up. I have a bad head. I only hold the rope." He hears what he has said. "I would have held the rope," says the thief.

His name is Osk, he is perhaps nineteen, and in all this time he has not once looked at the hole in the boards.
choose
  Let him run -> thief_runs
  Have him fetch water, and lay out the dead -> thief_works
  Ask who it is at Tallow Gate that buys bells -> thief_tells

== thief_runs
He is out of the side door before you have finished nodding. One hears him go, over the wall, over the field, and a good way off one hears him stop. Then he comes back and pulls the door to behind him, from outside, with great care, as if there were somebody in there who should not be woken.
! recover pp 1 @all
-> after_fight

== thief_works
He does it well. He has had practice, he says, there was a winter with the ditchers. When he comes to the one who turns in the air he stands for a while with the bucket. Then he fetches the ladder and goes up it with his eyes shut, feeling for the rungs, a man with a bad head; and you hear him say to the boots: "Easy. I have you. Easy now."
! flag osk; lore 8 @all
-> after_fight

== thief_tells
"She is very clean," he says. "She sells candles." He tells you the street and the sign, and what to say at the back door; and it is not until he has gone that you find the coins, laid out in a row on the rim of the font. He had been paid in advance. It seems that he would rather not have been.
! coins 2 @all; lore 10 @all
-> after_fight

== vigil
Father Anselm will not hear of your doing anything before it is light. There is straw in the sacristy, and a stove that has been blessed so often that it hardly draws. You lie down in your coats. He sits on the step of the altar with his back to it and his face to you, which is not how it is done.

Toward two you all wake at the same time. Nothing has happened. It is only that there had been a small sound, the whole of the night, that one had taken for the wind or for one's own ear; and it has stopped. It was somebody breathing in, up there, as one does before a word.

"Now," says the priest. He has his fingers spread on his knees, all ten. And it does not come. It does not come, and it does not come, and after an hour one would give a good deal to have it over.
choose
  Go out, and see whether there is a light anywhere -> vigil_out
  Say the office for the dead with him until it is day -> vigil_pray
  Turn over and sleep: it is not for you -> vigil_sleep

== vigil_out
There is one, in the orchard, low down. It is a man in his shirt with a lantern, going from tree to tree and laying his palm on every bough that is thicker than an arm. He has a saw under the other elbow. "Good evening," he says, and saws; and you hold the lantern for him, until there is nothing left in that orchard that would bear a cat.

It is the sacristan. He thanks you. He says that he will sleep now.
! lose pp 1 @leader; lore 12 @all; flag sawn
-> sexton_gone

== vigil_pray
It is long, and the Latin is not all Latin. At "let light perpetual" he stops every time, and goes back, and takes a run at it. Toward five he gets over. In the tower something lets its breath go again, in little pieces, like a child who has decided after all not to cry.
! status blessed @leader; lore 8 @all
-> sexton_gone

== vigil_sleep
You sleep like the just, or like people who have been hit on the head. In the morning there is a coat over you, with wax down the front, and the priest is blue with cold and denies it.
! recover vita 2 @all
-> sexton_gone

== road_out
It is full day, with a thin sun, and the road looks as roads do. There are people on it. They have come with spades and in aprons, from three parishes, since word has gone round that something was being done; and now that it has been done they would like to be told what.

They do not ask. They stand along the Apple Wall with their hands hanging and look at your boots. Some of them you could name by now, if you were asked to, by the hats: here is one who built, here is one who had the key to the yard. There is a good deal of room between them. It has been like that since Michaelmas. Nobody cares to stand next to anybody who might have been there, and everybody might.
choose
  Get up on the wall, and tell them all that you know -> tell_all
  Tell them that it is being seen to -> tell_little
  Ask which of them saw the horse come home -> tell_horse

== tell_all
It does not take long. A woman sits down in the road. When you have finished, a man says, "Then it could be any of us," and it is the first time that it has been said there with relief. They go off in twos and threes, talking, not far apart.
! lore 10 @all; flag told_parish; lose pp 1 @leader
-> chapter 2

== tell_little
They are used to that. They nod, and put on their hats, and one of them gives you a loaf.
! recover vita 2 @all
-> chapter 2

== tell_horse
Nobody did. But they look, one after the other, at the same hill.
! lore 6 @all; status perceptive @leader
-> chapter 2

chapter 2 The Hangman's Widow
skirmish 1-3: bandit, bowman | 4-5: wolf | 6-7: ghoul | 8: cutthroat | 9: drowned_child | 10: crow_woman
begin sixth_ask

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
travel millway_4h -> elms

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
town -> passing

== to_boy
travel saltroad_1h -> ditch

== ditch
A mile down the salt road somebody is lying in the ditch. He has been put there, one sees that, by people who meant well: there is straw under him, and a hat upon his face. He is not dead. He sits up when you come, and asks you, before you have said a word, to look at his neck.

There is nothing on it. You tell him so. "Look again," he says. He is a big man with a sexton's hands, or a smith's; he has been to see the boy, last night, by the Old Graves. He had thought that he would have it out with him. "I said: I never touched you. I had only to say when. And he said to me, quite friendly, would you say it now? Say it, and let us see." He has got both his thumbs inside his collar. "So I said it. I said: now. And he looked round to see what would happen."

It has begun to rain, with ice in it, and there is no roof between here and the graves but the one you put up yourselves.
! lose vita 2 @all
choose
  Sit with him until somebody comes with a cart -> ditch_sit
  Ask him how one ought to speak to the boy -> ditch_ask
  Look at his neck again -> ditch_look

== ditch_sit
Nobody comes for a long time. He talks about iron. Toward evening he says suddenly that he can swallow; and he does it, two or three times, to show you, with his eyes full of tears.
! candle -1; status blessed @leader; recover vita 2 @all
-> graves_on

== ditch_ask
"Do not be sorry for him," says the man. "He cannot do anything with that. He is a boy; he was busy with something, and they made him stop. If you have a thing to give him, give him it. And if he wants you to hold something, then hold it, and do not you look at the clock."
! lore 12 @all; recover pp 1 @all
-> graves_on

== ditch_look
You take down the collar, and hold up the lantern, and look. And you do see it now; it is quite fine, like the mark that is left upon a finger by a thread.
! lore 6 @all; lose pp 1 @all; status perceptive @leader
-> graves_on

== graves_on
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
  [flag sorry] "At the green door she says that she is sorry." -> boy_sorry
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
-> field_night

== sixth_ask
if flag sawn -> sixth_sawn | sixth

== sixth_sawn
You had helped him with it. There was nothing left in that orchard thicker than an arm, and he had thanked you and gone in. You walk under the stumps, through the wet grass, and the sawdust is quite white still.
! lose pp 1 @all; lore 6 @all
-> sixth

== elms
At Three Elms there is a house with a green door, and on the step a woman is plucking a goose. She does it with such energy that it is a moment before you see how many feathers there are: they have drifted against the wall as high as the sill. It is all geese. She has had eleven of them since Michaelmas.

"My husband had the cart," she says. "He was the first of them. He had said to me, it is a penny, and it is on my way. I was to make a goose of it." She wipes her forehead with her wrist. "So I make a goose. I lay for two, and I sit down, and about the time when I have carved somebody knocks. It is not he. I know his knock. This is one with soft hands, who knocks as people do that have a thing in the other hand. I do not open. In the morning there is grass on the step, plaited."
choose
  Wait with her, and open when it knocks -> elms_open
  Take the grass off her hands -> elms_grass
  Eat the goose -> elms_goose

== elms_open
check one nerve 6 -> elms_opened | elms_shut

== elms_opened
There is nobody. There is a place in the dark, at the height of a boy's face, where it is a little colder. You say what one says, that she is not at home to anybody, and that she is sorry for it. It thinks about that. Then the cold gets down off the step, one foot after the other, and goes away along the road, and the latch is wet.

"You said that I was sorry," says the woman, behind you. "Well. So I am." In the morning she gives what is left of the geese to whoever passes.
! flag sorry; lore 16 @all
-> elms_on

== elms_shut
You get as far as the bolt. It knocks again, politely; and you find that you are all sitting down.
! afflict spooked 4 @self; lore 4 @all
-> elms_on

== elms_grass
It is beautiful work, she says, she has kept it all in a drawer. She is glad to be rid of it. There are eleven ells of it, and in each a different knot, as though somebody were trying to remember how one goes.
! status lucky @leader; lore 10 @all
-> elms_on

== elms_goose
It would be a sin to let it get cold. She watches you with her chin on her fist, quite happily. Nobody knocks that night. It had never been laid for more than two.
! recover vita 4 @all; lose pp 1 @leader
-> elms_on

== elms_on
travel yorotrucks -> tallow

== tallow
At Tallow Gate they count you in. It is a new regulation. The watchman has a board with nails in it, and a string, and for every head he winds the string once round a nail; in the evening he unwinds it, and it should come out even. "It has been one over," he says, "since the week before last. Every night there is one gone out who has never come in."

He is not a stupid man. He has thought about it, in his box, with his feet on a brick. "I would not mind him, he is no trouble. He comes by at the same time with his collar up and wishes me good night. It is only that he goes out; and then I lie there and think, where was he all day? He must have been in here. He must have been in one of the houses."

Behind him the town is lighting its lamps. In a great many windows, you see, somebody has taken down the curtain cord.
choose
  Ask in which street he first sees him -> tallow_street
  Give him your names for the board -> tallow_names
  Go in as carters, at the tail of a wagon -> tallow_carters

== tallow_street
"Behind the corn market," he says. "There is a house there with a great many windows." He winds his string. "They do say that he only stands in front of it, with his head on one side. You would think that somebody was reading to him."
! lore 12 @all; status perceptive @leader
-> widow

== tallow_names
He writes them down with his tongue between his teeth, and reads them back, and gives each of you a nail. It is surprisingly pleasant to have a nail. In the evening, you think, there is somebody in this town who will unwind you.
! status brave @leader; recover pp 1 @all
-> widow

== tallow_carters
You walk in behind a load of turnips with your hats down. Nobody counts turnips. It is only later, in the inn, that you hear from the ostler how the watchman's string has come out even that night, and how he sat and wept.
! coins 2 @all; lore 4 @all
-> widow

== passing
travel crossroads -> passing_church

== passing_church
Your way goes past the church again. It is noon, and there is a market of sorts before the door: a man with eels, a woman with thread. Everybody has his back to the tower. They have set out their stalls in such a way that nobody need turn round.

The key is on its nail, as it always was. You go in, since you are here. Somebody has been at the hole in the boards with a plane, and has taken off the worn edge all round, so that it is square now and smells of new wood. A ladder leans there. On the lowest rung lies a packed lunch.
if flag priest_home -> passing_home | passing_empty

== passing_home
Father Anselm comes out of the sacristy with shavings in his hair. "I thought that if it were a different shape," he says. He puts his hand up into it as far as the elbow, and takes it out, and looks at it. "It rang on Tuesday, while I had my head in. It is not so loud from inside. One hears that there is a word in it."
choose
  Ask him what word -> passing_word
  Carry the ladder out, and break it -> passing_ladder

== passing_word
"Who," says Father Anselm. "It is only that. It asks it once; and then it waits; and then somebody is found who is the answer." He has begun to shake, and he unwraps his lunch in order to have something to do. He gives you the half of it.
! lore 14 @all; recover vita 2 @all
-> to_boy

== passing_ladder
He lets you. He stands there with his plane and watches how you do it, over your knee, rung by rung, and at the third he says quite low: "That one I had put in new." You go on with a clear conscience. It is only a little short of wind.
! status brave @leader; lose vita 1 @leader
-> to_boy

== passing_empty
The priest is not there to be asked. In the paper is bread, and a pear, cut in nine, with one piece gone.
choose
  Eat, each of you a piece, and leave the rest where it lay -> passing_eat
  Nail a board over the hole -> passing_board

== passing_eat
It tastes of pear. You had been ready for something worse. You put the rest back on the rung, and wipe the rung, and go out as people do who were asked to wait and have not waited.
! recover vita 2 @all; afflict spooked 4 @random
-> to_boy

== passing_board
It takes eleven nails. You have hardly got as far as the wall when you hear them come down, one after the other, on the flags. They are not thrown; they are only let go of. When you go back to look they are lying in a row, the right way round, like something a child would do.
! lose pp 1 @leader; lore 10 @all
-> to_boy

== boy_sorry
"Is that what it was?" says the boy. He has stopped plaiting. "I could smell goose. I thought, if I had something with me, they would let me in; so I made something." He counts it over on his fingers, the doors, the steps. "Nobody else has said it," he says. "I should not have known what it sounds like."

He puts the whole of it into your arms, fathom upon fathom. It weighs no more than a child does that has gone to sleep.
! flag rope; lore 26 @all; recover pp 1 @all
-> boy_talks

== field_night
You do not get far that evening. There is a barn at the edge of the Gibbet Field with half a roof, and a fire in it, and somebody at the fire.
if flag osk -> field_osk | field_boys

== field_osk
He stands up so fast that he burns himself. "I thought that you would come by here," says Osk. He has a spade with him, and a sack, and he has washed. It turns out that he has been walking behind you since the church, half a day or a day, without liking to come nearer; and at every place where you had been he asked what there was to do, and did it. He has sat up with a carter's widow. He has mended a shutter. "I only ever held the rope," he says. "I thought that I might find out what the other end is like."
choose
  Have him come with you, to the tower -> osk_comes
  Send him to Gallows Turn, to keep a door -> osk_door

== osk_comes
He turns a bad colour. "I have no head for it," says Osk; and then: "But I could be on the stair. In case that somebody should want to come down." He sleeps across the door of the barn, and talks in his sleep, very courteously, to someone above him.
! flag osk_stair; lore 10 @all
-> chapter 3

== osk_door
He goes that same hour, in the dark, with the spade over his shoulder. He has never been given an address before. He says it over to himself, all along the hedge, for as long as you can hear him.
! flag osk_door; lore 10 @all
-> chapter 3

== field_boys
It is three boys of twelve or thirteen. They have a clothes line, and one of them stands on a bucket. They are not hurt, nobody is hurt, they tell you at once, all three together. They are only seeing how it goes. Somebody has to be Matyas. They have drawn straws for it.
choose
  Take the line away, and see them home -> boys_home
  Tell them how it went -> boys_told

== boys_home
It is four miles, in the wrong direction. The one who had been on the bucket holds your hand the whole way, and at his gate he says: "It was only that nobody would tell us."
! lose vita 1 @all; lore 10 @all; status respected @leader
-> chapter 3

== boys_told
You tell them, and do not leave out the pear. They listen with their mouths open. It takes longer than the thing itself had taken. When you have done, the smallest gets down from the bucket, turns it over, and sits on it; and after a while he says that he does not think that he will be anything, when he is big, where one has to hold something.
! lore 14 @all; lose pp 1 @leader
-> chapter 3

chapter 3 The Last Stroke
skirmish 1-3: zombie | 4-5: ghoul | 6-7: wailing_woman | 8: cutthroat | 9: poltergeist | 10: revenant
begin homeward

== homeward
# FL-353
if flag girl_safe -> homeward_safe | homeward_kept

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
travel saltroad_0h within 3 -> lower_field | eighth

== eighth
You are a night too late for one of them. You find him at the fork, a big man with a sexton's hands or a judge's, one cannot tell any more, and he has taken off his boots and stood them side by side.
! flag eighth; lose pp 1 @all
-> to_tower_again

== to_tower_again
travel saltroad_0h -> lower_field

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
  [flag sixty] Begin on the sixty-one, and let each say his own -> sixty_read
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
  [not flag tallow] dark
  foe the_bellringer H4
  # FL-352
  [not flag spoken] foe drowned_child H8
  [flag sealed] foe zombie E5 F5(4+)
  [flag marked] foe poltergeist I3
  foe poltergeist I4(4+)
  # FL-352
  [flag spoken] weak the_bellringer vita 8
  [flag owner] weak the_bellringer defense 5
  [flag horse] altar B9 ecology 5 "The grey horse, at the foot of the stair": status brave @self; recover vita 2 @self
  [flag spoken and flag confessed] weak the_bellringer vita 4
  [flag sorry] weak the_bellringer vita 3
  [flag sixty] weak the_bellringer might 5
  [flag told_parish] weak the_bellringer vita 3
  [flag osk_stair] altar B7 "Osk, with his eyes shut, on the ninth step": recover vita 4 @self
  [flag paid] weak the_bellringer vita 4
  [flag warned] weak the_bellringer might 5
  [flag slab_broken] foe zombie E6
  [flag eighth] foe revenant F3
  [flag priest_home] altar B5 faith 5 "Father Anselm, praying on the stair": recover pp 2 @self; recover vita 2 @self
  # FL-351
  altar F8 faith 6 again times 3 "The rope: five strokes at a time": token strokes; lore 4 @self | hurt 1d4
  lever C7 opens G7 "The old windlass": lore 2 @self
  search I2
  # FL-351
  goal token:strokes:3

== ring_blind
You do not know his name. You will ring, and something up there will listen for it, and not hear it.
map bell_tower -> rung_blind | tower_lost
  [not flag tallow] dark
  foe the_bellringer H4
  foe drowned_child H8 F9(4+)
  [flag sealed] foe zombie E5 F5(4+)
  [flag marked] foe poltergeist I3
  # FL-352
  [flag spoken] weak the_bellringer vita 8
  [flag owner] weak the_bellringer defense 5
  [flag horse] altar B9 ecology 5 "The grey horse, at the foot of the stair": status brave @self; recover vita 2 @self
  [flag slab_broken] foe zombie E6
  [flag eighth] foe revenant F3
  [flag priest_home] altar B5 faith 5 "Father Anselm, praying on the stair": recover pp 2 @self; recover vita 2 @self
  # FL-351
  altar F8 faith 7 again times 4 "The rope: it pulls back": token strokes; lore 4 @self | hurt 1d6
  lever C7 opens G7 "The old windlass": lore 2 @self
  search I2
  # FL-351
  goal token:strokes:4

== bolts
The thieves had meant it to come down. One more bolt and a hand on the windlass, and it will. It is only that he is standing in it.
map bell_tower -> bell_down | tower_lost
  [not flag tallow] dark
  foe the_bellringer H4
  foe drowned_child H8 F9(4+)
  [flag sealed] foe zombie E5 F6(3+)
  [flag marked] foe poltergeist I3
  # FL-352
  [flag spoken] weak the_bellringer vita 8
  [flag owner] weak the_bellringer defense 5
  [flag horse] altar B9 ecology 5 "The grey horse, at the foot of the stair": status brave @self; recover vita 2 @self
  [flag warned] weak the_bellringer might 5
  lever C7 opens G7 "The old windlass": lore 2 @self
  [flag eighth] foe revenant F3
  [flag slab_broken] foe zombie E6
  # FL-351
  die F5 trickery 6 again "The third bolt": token bolts | snare 1d4
  # FL-351
  die F8 trickery 6 again "The second bolt, from below": token bolts | snare 1d4
  search I2
  # FL-351
  goal token:bolts:2

== tower
map bell_tower -> tower_won | tower_lost
  [not flag tallow] dark
  foe the_bellringer H4
  # FL-352
  [not flag spoken] foe drowned_child H8 F8(4+)
  [flag sealed] foe zombie E5 F5(4+)
  [flag marked] foe poltergeist I3
  foe poltergeist I4(4+)
  # FL-352
  [flag spoken] weak the_bellringer vita 8
  [flag owner] weak the_bellringer defense 5
  [flag horse] altar B9 ecology 5 "The grey horse, at the foot of the stair": status brave @self; recover vita 2 @self
  [flag warned] weak the_bellringer might 5
  [flag sawn] weak the_bellringer vita 3
  [flag osk_stair] altar B7 "Osk, with his eyes shut, on the ninth step": recover vita 4 @self
  [flag two_bolts] weak the_bellringer defense 5
  [flag alone] weak the_bellringer defense 5
  [flag slab_broken] foe zombie E6
  [flag eighth] foe revenant F3
  lever C7 opens G7 "The old windlass": lore 2 @self
  search I2
  # FL-351
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
They did hang a rope again, after a year and a day. It was made in the parish, by everybody who had a hand free, a yard each, and one can see where one leaves off and the next begins. It is rung for noon, and for fire. Nobody has the ringing of it for his trade. Whoever is nearest goes, and takes hold, and finds that it has been worn already at the height of a boy's hand.
if flag osk -> rung_osk | rung_last

== rung_osk
The font wants a man to look after it, and so do the slab and the stair, and there is one who will do it for his soup. He has a bad head, and is never seen above the third rung; but when there is somebody to be laid out in that parish it is Osk whom they send for. He talks to them while he does it. "Easy," he says. "I have you."
! lore 10 @all
if flag osk_door -> rung_girl | rung_last

== rung_girl
On Sundays a girl of thirteen comes over from Gallows Turn with a basket, and they sit on the wall, one at each end of it, and eat what is in it, and do not talk. It is pears, in the season. She has got quite good at throwing the cores.
! lore 10 @all
-> rung_last

== rung_last
! lore 60 @all; coins 16 @all; status favored @all; artifact @leader
close laid_to_rest 100

== rung_silent
In the morning niche nine is closed, the stones back in their places. Nobody asks who did what, that year. They hang a new bell at Easter and it has a pleasant tone, and on some evenings the dogs get up, all of them, and go and lie down facing the wall.

The one who built is dead by then, of a cough. The one who had the key to the yard has moved to his daughter's. It is remarked how well they all sleep in those parishes; a stranger who stays there remarks it too, and that they sleep with a hand at their collars, old and young, like people who were called away while they were doing up a button.
! lore 60 @all; coins 16 @all; artifact @leader
close rung_out 88

== rung_blind
He listens to the last of it with his head on one side, and then he goes, politely, like somebody who has come to the wrong house. In the crypt niche nine is closed again. There is nothing on the stone, since nobody could tell the mason what to put.

He left room. It is a good stone, and he has done the border with apples. When you come by there years afterwards people have begun to write on it, in chalk, each of them the name that he happens to think of; it is never the same one for long, for it rains a good deal at the Crossroads. Children have grown up with it. They believe that it is what stones are for.
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

Then they go home, with their bedding, by three roads. Nobody has asked what it was like. You do not blame them, you had barred it yourselves; and yet all that winter, wherever two of them meet at a gate, there is one who says: "What I should like to know," and stops, and the other who says: "Yes."
! lore 50 @all; coins 12 @all; artifact @leader; item @all
close cut_down 80

== cut_seen
They have stayed, most of them. When the ash comes down they hold out their hands for it, like people in a snowfall, and go home with it in their hats. It is good for something, they are sure.

For some weeks it is the custom there to say whatever one has to say standing up, and with one's hat off. Debts are paid that nobody had remembered. A man walks eleven miles to tell another that it was he who moved the stone. By Easter it has worn off, as such things do. But the hats have kept a grey band inside, and when it rains one smells it: wet hemp, and hair, and something a little like pears.
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

== homeward_kept
if flag osk_door -> homeward_osk | homeward_pear

== homeward_osk
The seventh should have been a girl of twelve, who gave him the pear. It was all as it has always been: the window, and the bar lifted, and something white let down over the sill. But there was a man sitting under the sill, with a spade across his knees and his eyes shut, because he has no head for heights, and it is a high sill; and he took hold of the end of it, and held. "I know how one does that," he is reported to have said. He held it until it was light. They had to open his hands for him with butter.
! lore 14 @all; recover pp 1 @all
-> homeward_two

== lower_field
In the Lower Field, a mile from the church, they have put up whatever they carried. There are bedsteads in the stubble, and clocks. A woman is ironing. It is the three parishes; they have come this far and no further, and have lit fires in a line along the ditch, as one does against frost.

They make way for you. An old man walks beside you for a few paces with his cap in his hand. "We can hear it from here," he says, "but we cannot hear whom." It has been so all the week. It rings; and then four hundred people lie in a field and say over the names of everybody they are fond of, and wait for one of them to feel wrong in the mouth.
if flag told_parish -> field_known | field_strange

== field_known
They know you. You are those who stood on the wall. Somebody has kept a place for you, and soup; and it appears that since that day nobody in these parishes has had to be alone with it. They have gone from house to house in the evenings and said what they did. There was one who had sold the boy a pair of bootlaces. It took nine people to persuade him that bootlaces are nothing.
! recover vita 3 @all; recover pp 1 @all; lore 10 @all
-> field_choice

== field_strange
They are polite to you. Everybody is polite. They have left an ell of stubble between one bed and the next, all down the field, so that nobody shall be lying beside anybody.
-> field_choice

== field_choice
choose
  Ask them to come with you, as far as the door -> field_come
  Ask only for a night by the fire -> field_fire
  Take it all down: who did what, that morning -> field_names
  [coins 8] Buy the candle ends that a boy has on a tray -> field_tallow

== field_come
"To do what?" says the old man. You tell him that you do not know. It may be that there is nothing to do. It may be that it is enough if there are a good many people there who are not looking at their boots. He thinks it over, and goes to find his wife.
! status brave @all; lore 6 @all
-> to_church

== field_fire
You sleep among clocks. They all strike, and not one of them is right, and nobody has ever been so glad of it.
! recover vita 3 @all; candle -2
-> to_church

== field_names
Somebody lent a ladder. Somebody was asked whether it would rain. By midnight you have sixty-one, and not nine, and the pencil is a stump; and the sixty-first, a girl with a baby, says: "I laughed. It was only that I was nervous. Must I be on it?"
! lore 16 @all; flag sixty; lose pp 1 @leader
-> to_church

== field_tallow
They are out of the church. He is quite open about it: he has taken them from the places where nobody would kneel any more. "They were lit for people's own dead," he says. "I thought that he might not have had one." He wants eight coins for the tray, since there is a brother of his to be paid for too; and when he has them he walks along beside you a good way in the dark, and tells you, of each, whose it was.
! pay 8; flag tallow; lore 10 @all
-> to_church

== to_church
travel crossroads -> under_tower

== sixty_read
You need not read. You say the first, and he stands up in the third row and says what it was: the ladder. The next does not wait to be called. It goes through that church from the front to the back like wind through barley, a little quicker and a little louder, the nails, the key, the weather, the bootlaces; and at the end of it the girl with the baby says, "I laughed," so low that one hears it in the tower.

It has stopped going to and fro. It has come, one would say, to the edge of the hole, and is looking down.
! flag spoken; lore 24 @all; recover pp 2 @all
-> tower_stair
