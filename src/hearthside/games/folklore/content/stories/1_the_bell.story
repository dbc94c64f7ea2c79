# Dusk. A hanged man's rope was used to ring a church bell. The book's setting begins at the same church;
# everything told here is ours.
story The Bell Without a Rope
id bell
difficulty dusk
start crossroads
candle 160
blurb At the Church of the Crossroads a bell with no rope rings at night, and each time somebody is found hanged.

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

Iron scrapes on stone, inside. He draws in his head.
! lore 4 @all; flag knows_five
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
! flag bronze_robbed
-> after_fight

== thieves_beaten
When it is quiet Father Anselm goes from one to the next and closes their eyes. At the hanging one he stops. "Nobody put him up there," he says. "I was watching through the hatch. He went up to have a look, and then he was looking down."

There is a groove round the man's neck as wide as a thumb.
! coins 4 @all; lore 6 @all
-> after_fight

== after_fight
The priest pours what is left of the communion wine. He has three things to tell, he says, and is ashamed of two of them. You may ask about one before he loses his nerve.
choose
  "Where is the rope?" -> ask_rope
  "Who was hanged?" -> ask_hanged
  Let him be, and climb the tower -> climb

== ask_rope
check leader speech 6 -> rope_told | rope_silent

== rope_told
"I bought it," he says. "New ones are dear. It came from Yorotrucks, from the hangman's widow, with the knot still in. A rope is a rope. I rang the Angelus with it for eleven days. On the twelfth I found it gone, and the bell warm."

He gives you the bill. He has kept it folded in his breviary, at the page for the dead.
! lore 8 @all; flag knows_widow
-> crypt_door

== rope_silent
"It wore through," he says, and looks at the place where it hung, and lifts his hand to his own collar without knowing it.
! lore 2 @all
-> crypt_door

== ask_hanged
"A boy called Matyas. For a horse. There was no horse, it turned out; it had walked home." He drinks. "They hanged him at Gallows Turn and put him in my crypt, since the field was frozen. It was only until spring."
! lore 6 @all; flag knows_matyas
-> crypt_door

== climb
check one trickery 6 -> climb_good | climb_bad

== climb_good
Above the boards it smells of rain. The clapper has hair on it, and fibres of hemp as white as the day they were spun. On the inside of the bell, where the founder puts his name, somebody has scratched another with a nail: MATYAS.
! lore 8 @all; flag knows_matyas; item bell_rope @self
-> crypt_door

== climb_bad
The third rung is not there. It was there when you put your hand on it.
! snare 1d4 @self; afflict spooked 5 @self
-> crypt_door

== crypt_door
Under the altar is a slab, and under the slab a stair. Cold comes up it in breaths.

"He was number nine, on the left," says the priest. "I have not been down since the twelfth day. I hear them. They are looking for something to hold on to."
choose
  Go down -> crypt
  Seal the slab and start for the town at once -> sealed

== sealed
You roll the font onto the slab. All the way to the gate you hear it grind, a finger's breadth, and a finger's breadth.
! flag sealed; lore 2 @all
-> chapter 2

== crypt
map crypt -> crypt_done | crypt_lost
  dark
  foe zombie F2 F3 G8 E8(3+) H7(4+) G2(5+)
  search B2 B9
  die G6 archeology 6 "Niche nine": flag empty_niche; lore 10 @self | snare 1d4
  altar B8 faith 6 "A saint without a head": prayer @self; recover pp 2 @self | lose pp 1 @self
  goal defeat exit

== crypt_lost
Somebody carried you out. Your hands smell of hemp. You do not talk about it, and when you are back at the church the slab lies where it lay, and you do not lift it again.
! flag sealed
-> chapter 2

== crypt_done
if flag empty_niche -> crypt_known | crypt_unknown

== crypt_known
Niche nine is empty, and not broken open: it has been unpicked from inside, stone by stone, and the stones laid in a row like something a child would do.

So he walks. And somebody must have the rope, since the bell does not.
! lore 10 @all; flag knows_matyas
-> chapter 2

== crypt_unknown
You count the niches by the light of what you carry and get a different number each time. When you come up it is morning, and in the orchard behind the church somebody has begun to scream.
! lore 4 @all
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
! companion father_anselm @leader; flag with_priest
-> where_to

== leave_priest
He stands in the door and blesses you, facing the tower.
! flag priest_home; status blessed @leader
-> where_to

== where_to
Two roads lead to the end of this one. In Yorotrucks lives the widow who sells what her husband used. And at the Old Graves beyond Weeping Hill, they say, a boy sits at night and asks people to hold something for him.
choose
  To Yorotrucks, to the widow -> to_widow
  To the Old Graves, to the boy -> to_boy

== to_widow
travel yorotrucks -> widow

== widow
Her shop is clean and sells candles. In the back there is a wall of hooks, each with a label and a length of hemp. "Good for gout," she says. "Good at cards. You would be surprised who buys."

The hook for Matyas is empty. "Returned," she says. "He brought it himself. He wanted his penny back."
choose
  Buy back the penny -> penny
  Ask for the judge's book -> book
  [flag knows_widow] Show her the bill -> bill

== bill
She reads it twice and becomes an old woman. "I sold it to a priest," she says, "because I thought there it would be quiet." From under the counter she takes the penny. It is bent double, as if by teeth.
! token kept_penny; flag penny; lore 10 @all
-> widow_town

== penny
check one trickery 7 -> penny_won | penny_lost

== penny_won
She plays you for it, with bones. They are finger bones, and she is good. You are better, once.
! flag penny; lore 6 @all
-> widow_town

== penny_lost
She plays you for it, with bones. At midnight she owns your boots and gives them back, out of pity.
! lose coins 6 @self
-> widow_town

== book
check one archeology 6 -> book_read | book_shut

== book_read
The entry is one line long. Matyas, no trade, a horse. Beneath, in the same hand and better ink: horse found, matter closed. Nine witnesses have made their marks. One of them is a cross drawn with great care, by somebody who draws crosses daily.
! flag knows_nine; lore 12 @all
-> widow_town

== book_shut
The book is chained and the clerk is deaf, and both want oiling.
! lose coins 3 @self; lore 3 @all
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
  [flag knows_nine] Tell him the nine names -> tell_names
  Draw steel -> boy_fight

== hold
check one nerve 7 -> held | pulled

== held
You hold it. It pulls, gently, like a fish that does not know yet. "He would not," says the boy. "None of them would. It was only so that I did not swing." He goes on plaiting. When it is long enough he says thank you, and there is a rope in your hands.
! flag rope; lore 15 @all
-> boy_gone

== pulled
It pulls. It pulls the way a bell pulls back. Your arms are over your head and your heels off the grass before you think to let go.
! hurt 1d6 @self; afflict spooked 6 @self
-> boy_fight

== give_penny
He turns it over. He tries it with his teeth, and laughs, since he has none. "Then it is sold," he says, "and they may have it back." Out of the grass he draws a rope, white, with the knot still in, and puts it into your hands like something borrowed.
! flag rope; flag paid; lore 20 @all
-> boy_gone

== tell_names
You say them slowly. At each he nods and ties a knot. At the ninth he looks up. "That one prayed for me," he says. "Loudly. So that one could not hear." He has run out of grass.
! flag confessed; lore 15 @all
-> boy_gone

== boy_fight
The grass stands up.
map wolf_stones -> boy_won | boy_lost
  foe ghoul F5 D5(4+)
  foe drowned_child D3 G8 H5(3+) I2(5+)
  search B5
  goal defeat

== boy_won
When the last of them lies down it is only grass. The boy is gone. Where he sat, the stone is worn to the shape of somebody sitting.
! lore 10 @all
-> boy_gone

== boy_lost
It lets you go. It let you go the way one lets go a rope.
! flag marked
-> boy_gone

== boy_gone
From the south, over nine miles of fields, comes one stroke of a bell.
! flag seventh
-> chapter 3

chapter 3 The Last Stroke
skirmish 1-3: zombie | 4-5: ghoul | 6-7: wailing_woman | 8: cutthroat | 9: poltergeist | 10: revenant
begin homeward

== homeward
The seventh is a girl of twelve, who gave him the pear. Now people have left their houses. They stand on the road with their bedding and look at the tower, and nobody will be the first to turn his back on it.
travel crossroads -> under_tower

== under_tower
The church door is open. Inside, every candle burns, and a rope hangs down through the boards into the crossing, white, swaying a little, as if somebody had just let go.
if flag priest_home -> priest_waits | priest_with

== priest_waits
Father Anselm stands beneath it with his hands folded behind him so that they cannot do anything by themselves. "I prayed so that one should not hear him," he says. "That was my part. He asked for his mother and I sang."
-> choose_end

== priest_with
Father Anselm has not spoken since the milestone. Now he takes off his stole and folds it. "I sang," he says, "so that one should not hear him ask for his mother. That was my part."
-> choose_end

== choose_end
Above you the bell draws breath.
choose
  Climb, and cut it down -> tower
  [flag rope] Hang the boy's own rope, and ring it for him -> ring_for_him
  [flag confessed] Let the priest say it aloud, before all -> confession
  Run, and take the people with you -> run

== ring_for_him
if flag knows_matyas -> ring_known | ring_blind

== ring_known
You know whom you are ringing for. It helps, the priest says; it is most of it.
check any faith 7 -> rung | tower

== ring_blind
You do not know his name. You ring, and above you something listens for it.
check any faith 9 -> rung | tower

== rung
You splice his rope to the bell with your own hands, and ring it the way one rings for anybody: a stroke for every year. There are fifteen. At the fifteenth something in the tower sits down, and does not get up.

In the morning niche nine is closed, the stones back in their places, a little crooked, like something a child would do.
! lore 40 @all; coins 10 @all; status favored @all; artifact @self
close laid_to_rest 100

== confession
check leader speech 7 -> confessed | tower

== confessed
He says it in the door, to the people on the road, and it takes a long time because there are eight other names in it. Some go home at once. Some stay. When the bell rings it rings for everybody, and nobody is found in any orchard, and nobody in that parish ever looks straight at his neighbour again.
! lore 40 @all; coins 5 @all; status respected @all
close spoken 90

== run
You are past the second milestone when it strikes, and it strikes nine times, because nobody is left there to stop it. In the morning the bedding still lies along the road. You had not noticed at the time how quiet they were, behind you.
! lore 10 @all; afflict cursed @all
close nine_strokes 15

== tower
The stair goes round more often than the tower is high. At the top there is a floor, and on the floor water, and over the water hangs a man who is mostly rope.
map bell_tower -> tower_won | tower_lost
  dark
  foe the_bellringer H4
  foe drowned_child H8 F8(4+)
  foe poltergeist I3(3+)
  lever C7 opens G7 "The old windlass": lore 2 @self
  search I2
  goal defeat

== tower_won
if flag rope -> cut_kind | cut_hard

== cut_kind
It comes down all at once, fathom after fathom. You lay the boy's rope on top and set a candle to it. It burns like hair. The bell hangs open-mouthed and has nothing to say.
! lore 35 @all; coins 12 @all; artifact @leader; item @all
close cut_down 85

== cut_hard
It comes down all at once, fathom after fathom, and lies there twitching until noon. They melt the bell. The founder in Yorotrucks sends the bronze back: it will not pour, he writes, it drips, one drop at a time, and each drop makes a sound.
! lore 30 @all; coins 12 @all; item @all
close melted 70

== tower_lost
You wake on straw, among strangers, with a groove round your neck as wide as a thumb. When you come back over the fields the church is a church and the tower a tower, and the bell is gone. It rings from further north now. People say it is getting practice.
! lore 10 @all
close moved_on 30
