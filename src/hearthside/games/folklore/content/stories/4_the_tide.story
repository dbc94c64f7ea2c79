# Facts: FL-358, FL-359.
# Twilight. A drowned purser has paid the widows of a harbour for nineteen years, and now he wants hands.
story What the Tide Is Owed
id tide
difficulty twilight
start waylin_point
candle 150
foes 155 185 190 250
blurb In Waylin Point the drowned have sent their wages home for nineteen years. This month they have sent a bill.
rumour [past table the_sister] A woman who keeps sheep above Ostelnk, and does not speak, has walked to the sea and stood in it up to the knees and howled. The fisher people say that something answered, and that it gave a sum.
rumour [past table guests] One sees you on the road now, in your good coats, and crosses over. In Waylin Point nobody would notice. In Waylin Point everybody is expecting somebody else.
rumour In Waylin Point, where there are more widows than boats, the widows have always had money. It comes on the first of the month, and it is wet.

chapter 1 Wages
skirmish 1-3: drowned_hand | 4-5: cutthroat, bandit | 6: will_o_wisp, drowned_child | 7-8: wailing_woman | 9: bog_crawler, bog_crawler | 10: revenant
begin harbour

== harbour
On the first of every month, before it is light, there is a coin on each sill in Fore Street. It is silver, and wet, and has a little weed on it. The women come out in their shawls and take them in and do not look at one another. Then they light the stoves.

It has been so for nineteen years, since the Good Intent went down off the Counting Rock with forty hands, on a clear night, in sight of home. Nobody has ever said from whom the coins are. Everybody knows what a sailor's wage is, by the month, less slops and tobacco.

You come on the second. There has been no coin. There has been a slate on every sill, with chalk on it that does not wash off. ADVANCED, it says, 228 MONTHS. DUE, ONE PAIR OF HANDS.
choose
  Knock at the first door in Fore Street -> marit
  Ask the reeve of the harbour -> reeve
  Sit up on a sill, and see who comes -> sill
  [past garden freed] Look for Babet, who has moved her tub to the sea -> babet

== marit
She is called Marit Oke. She is the only one in the street whose door has not been painted, and she asks you in without asking who you are. In the corner stands a churn. She takes off the lid. It is full to the brim with silver, black with salt.

"Two hundred and twenty-eight," says Marit. "I have not spent one. I net. I gut. I have been hungry, I can tell you, with that standing there. But I said to Jory, on the quay, I said, bring me yourself; and this is not himself."
! lore 16 @all; flag marit
-> marit_ask

== marit_ask
Of forty houses, she says, hers is the one that has had no slate. She does not know whether it is a compliment.
choose
  Ask what Jory was like -> marit_jory
  Ask who spent the most -> marit_spent

== marit_jory
"Loud," she says at once. "He could be heard from the bar. He sang when he was tarring, and he had four songs and could not hold one." She thinks. "He had a button off, here. I said, give it to me, and he said, when I am back." She has it in a dish, threaded on a needle, with the thread cut to the length.
! lore 12 @all; flag button
-> net_loft

== marit_spent
She tells you, quite without malice, as one reads a list. The church has a roof from it. There is a pavement as far as the pump. Three girls have been sent to be ladies. "And the reeve had the light built," she says, "up at the Widow's Seat, out of a tax on every coin. So that it should not happen again. It is a very good light."

She puts the lid back on the churn. "It was a good light that time too," says Marit.
! lore 16 @all; flag knows_light
-> net_loft

== reeve
Dame Aldith Voss has the house with the bow window, and a telescope in it, and she is the only person in Waylin Point who looks at the sea. "I shall pay," she says. "Tell me to whom, and I shall pay. I have always said that it would have to be paid." She has her slate on the desk, used as a paperweight.
check leader speech 7 -> reeve_talks | reeve_shuts

== reeve_talks
"The purser of the Good Intent was a Corvin Hake. A small man with cuffs. He had promised every wife on the quay, by name, that she should have her money to the penny, come what might. I heard him. I remember that I thought: he will, too." She swings the telescope a little, to a place where there is nothing. "He did not say for how long. And one does not like to ask, does one, of something that comes by itself."
! lore 18 @all; flag knows_hake
-> net_loft

== reeve_shuts
She rings for tea. It comes in very thin cups, and when you have drunk it you are on the step again, with the impression of having been understood.
! lore 6 @all; coins 6 @all
-> net_loft

== sill
check one awareness 7 -> sill_seen | sill_slept

== sill_seen
Toward four the tide is so far out that one cannot hear it. Then there are feet. They come up Fore Street in single file, forty men bent double under something, and each stops at one house and feels along the sill with his hand, like somebody looking for a key. The hands are worn. They are worn down as far as the second joint, and quite clean.

One of them finds yours.
! lore 20 @all; flag knows_hands; afflict spooked 5 @self
-> net_loft

== sill_slept
You sleep. You sleep so well that it is only by the weed in your lap that you know somebody has been leaning over you.
! lore 6 @all; lose pp 1 @self
-> net_loft

== babet
She has her tub under the bridge, and all eleven of hers are hanging out shirts. "They bring them up with the nets," says Babet. "Shirts. Nobody in them, and buttoned. I have done nineteen years of collars, and I can tell you that these have been worn until last week." She holds one up. It has been turned, and turned again, by somebody who was no hand at sewing.

"There is a mark in them," she says, "inside the band. Forty shirts, and a little number. That is not a laundry. That is a purser."
! lore 20 @all; flag knows_hake; recover vita 3 @all
-> net_loft

== evening
That evening the first of them goes. He is a ropemaker, a widow's second husband, whom the money had set up. He comes out of his door with his sleeves rolled, and goes down over the shingle at an even pace, like a man who is on early shift; and after him, from this house and that, come others.

It is dead low water. The old causeway is bare as far as the fen.
choose
  Go after them, and bring them back -> causeway
  Bar the doors of those who have not gone yet -> bar_doors
  [flag marit] Ring the fish bell, and have Marit call them by their names -> marit_calls

== bar_doors
You run from house to house with hammers. In some of them you are thanked, and in some you are bitten. In the morning there are eleven missing, and there would have been thirty.
! lore 12 @all; flag barred; lose vita 2 @all
-> town_one

== marit_calls
She stands on the slip with her skirts tucked up and bawls, as she must have bawled for nineteen years at gulls. She calls them fools and sons of fools. She calls the ropemaker by a name that makes some of those behind you laugh, in that moment, in that place. He stops. He looks down at his sleeves.

Not all of them stop. But there are some who sit that night by Marit's stove, in a row, with their hands between their knees, and do not know how to begin.
! lore 18 @all; flag called; status brave @leader
-> town_one

== causeway
The stones are slippery, and on both sides the water has begun to think of coming back. They walk ahead of you in the dusk without turning round. Between them now there are others, bent, who were not there when they left the harbour.
map causeway -> causeway_done | causeway_lost
  dark
  foe drowned_hand F3 I5 E6(3+) H8(4+) F8(5+)
  foe will_o_wisp D6
  foe drowned_child H6(4+)
  altar H3 speech 6 again "The ropemaker": lore 10 @self; token kept_saved | hurt 1d4
  altar F6 speech 6 again "A girl in a lady's hat": lore 10 @self; token kept_saved | hurt 1d4
  altar C8 nerve 6 again "A boy, up to his chest": lore 10 @self; token kept_saved | snare 1d6
  search E5
  goal exit
  optional

== causeway_lost
The tide sets you down on the shingle in a row, quite gently, feet to the sea. Each of you has a slate on the breast. It is blank, as yet.
! flag slated; lose pp 1 @all
-> town_one

== causeway_done
if token kept_saved 2 -> causeway_many | causeway_few

== causeway_many
You come back over the stones with the water at your knees, and you have them by the hands, in a chain, like children who have been taken to see something. On the slip there are women with blankets. Nobody asks what you saw. They count.
! lore 20 @all; flag saved; status respected @all
-> town_one

== causeway_few
You come back over the stones with the water at your knees. It is a long way to walk, with nobody behind you, past so many open doors.
! lore 10 @all
-> town_one

== town_one
Waylin Point sells you what you ask for, and gives you the change to the penny. It has always been good about money.
town -> sponge

== roll_wanted
"Forty hands," says the sacristan, "and not one of them with a stone. One would need the muster. It was kept where they were from." He means the village in the fen, from which the Good Intent had nearly all her crew. It was drowned the year after. There had been nobody left to mind the sluice.

The springs are in five days. When the tide goes out then, it goes out for whoever is left.
choose
  To the drowned village, for the muster -> to_village
  [flag knows_light] First to the Widow's Seat, to look at the good light -> to_light

== to_light
travel cliffroad_1h -> light

== light
It is a handsome tower, of cut stone, with the reeve's name over the door. The keeper is called Pell. He is thirty, and has the look of somebody who was told something at eleven and has been good ever since.

"There was always a light here," says Pell. "Before this one there was another. My father had it." He turns his cap round. "It was not always in the same place."
choose
  Ask him where it was, that night -> light_where
  Say nothing, and trim the wick with him -> light_trim

== light_where
check one speech 7 -> pell_tells | pell_weeps

== pell_tells
"On the red cow," says Pell. "On her horns. He walked her along the cliff, slow, so that it should look like a ship riding easy. He had been given ten pounds, and a promise of the keeping of the new one. He let me hold the tail." He has a good clear voice, he could be heard a long way out. "They were singing. You could hear the loud one over all the others."
! lore 26 @all; flag knows_cow; flag pell
-> to_village

== pell_weeps
He trims the wick, though it does not want it, and the tears run down into his collar, and he says at last that it is the smoke.
! lore 8 @all; lose pp 1 @self
-> to_village

== light_trim
You sit up with him and hand him things. Toward morning he says, not to you: "I should like to let it go out, once. I should like to see who comes." He gives you his second lantern, for the road. It has horns on it, sawn short, to hang it by.
! item horn_lantern @leader; lore 14 @all; flag pell
-> to_village

== to_village
travel cliffroad_2h -> cliff_watch

== village_on
travel drowned_village compass within 4 -> chapter_two | village_late

== village_late
It is in the middle of the fen, in sight of the steeple, that you hear behind you the bell of Waylin Point. It is not rung for a wedding. You stand and count, and it goes on, and you stop counting.
! flag late_one; lose pp 1 @all
-> to_village_still

== to_village_still
travel drowned_village compass -> chapter_two

== chapter_two
-> punt

== net_loft
In the afternoon there is nothing to be done but wait, and in Waylin Point one does that in the net loft. It runs the whole length of the quay, under the slates. There are forty hooks down the one side and forty women on the other, and between them hangs the net; it is brown, and very large, and nobody has put to sea with it for nineteen years. They mend it all the same. It is somewhere to sit.

They talk across you, with their mouths full of twine. It is about a cow, and the price of blue. You see after a while how it is managed. Whoever is speaking has her eyes on her work, and all the others look at her; and as soon as she has come to an end of it, and might look up, somebody else begins. They hand it on like a hot dish. In all that time there has not been a silence long enough for a person to say what is lying on her window sill.
choose
  Let the dish drop: say nothing, when it comes to you -> loft_silence
  Ask the youngest what she has done with her slate -> loft_young
  Mend with them until it gets dark -> loft_mend

== loft_silence
It comes to you, about the blue; and you look up, and say nothing. It is remarkable how loud the gulls are. One after the other they let their needles sink. "I scrubbed it," says a voice, finally, down at the far end. "I took sand to it." "I put mine down the well," says someone. And all at once they are all talking, not across you but to one another, quite low and fast, with their heads together, like people who have met in the dark on a stair and find that they are not burglars.
! lore 16 @all; recover pp 1 @all
-> evening

== loft_young
She is nineteen. She never saw him. She is the only one who blushes. "I wrote on it," she says. "There was room beneath. I wrote: who is this? And in the morning it had been wiped, and there was only one line." She has it in her apron, she has not shown it to anybody. It says YOUR FATHER, and after it, ruled off, a sum.
! lore 14 @all; lose pp 1 @leader; flag sums
-> evening

== loft_mend
You are no good at it. They undo behind you, without a word, whatever you have done. But there is a stove, and somebody has put a shawl round you; and about the fourth hour you get the trick of the knot, which is only that one must not pull it tight until one has been all the way round.
! recover vita 2 @all; status faithful @leader
-> evening

== sponge
Before the school a man in his shirt sleeves is standing over a tub. He is the schoolmaster. He has all the slates of Fore Street in it, as far as they would give them to him, and he has tried soap, and lye, and vinegar; his hands are raw to the elbows.

"I know chalk," says the schoolmaster. "I have lived by it. There is nothing in the world that comes off so easily, it is what breaks one's heart in the profession." He lifts one out, and holds it to the light, and the water runs down off DUE. "And the figures are right. I went over them, in the hope, you understand. Two hundred and twenty-eight at one and four, less slops. He has carried the farthing." Over his shoulder, on the big board, in the empty schoolroom, one sees that he has set the sum to his class. They have got it out, all of them. They are eight years old.
choose
  Help him to find a mistake in it -> sponge_sum
  Break one, to see what it is made of -> sponge_break
  Tell him to send the children inland -> sponge_inland

== sponge_sum
check one archeology 6 -> sponge_found | sponge_right

== sponge_found
It is in the ninth year. There were two months that he had entered twice: he had been tired, or there had been weather. The schoolmaster takes the chalk out of your hand, and puts a small cross in the margin, and a tick, and "See me." And while you look, from the edge inward, as ice goes, the whole of that slate becomes clean.

It is only the one. But he has got a piece of chalk behind each ear now, and has begun upon the next.
! flag sums; lore 20 @all
-> roll_wanted

== sponge_right
You are at it until the lamps are lit. It is the best kept account that any of you has ever seen. One comes to feel for the man.
! lore 8 @all; lose pp 1 @self
-> roll_wanted

== sponge_break
It is slate. Between the layers, where it has split, there is a very thin film of sea, with a shrimp in it. He catches that in his palm, and carries it across the road.
! lore 10 @all; status perceptive @leader
-> roll_wanted

== sponge_inland
"They will be asked for," says the schoolmaster. "One pair of hands, it says. It does not say how large." He looks at his tub. In the evening you meet him upon the fen road, with thirty of them, in a crocodile, singing their tables; and behind the last walks a woman with forty years of reports in a pram.
! lore 10 @all; status respected @all
-> roll_wanted

== cliff_watch
Beyond the Widow's Seat the road runs along the edge for a mile, and there is a rail. Along the rail stand chairs. They have been brought up here from good rooms, one can see that: there are some with cane seats, and one has castors; they have been left out in all weathers, and the sea has bleached them, and each of them is turned toward the water. There are forty.

"We used to sit there," says an old woman who is breaking furze. "That is to say, the first year. Every evening. One brought one's knitting. And then there was the money, and it came to seem as though one was looking to see what was keeping it." She picks a bit of furze out of her thumb. "I would bring mine in. It was part of a set. But nobody likes to be the first."
choose
  Carry her chair home for her -> watch_chair
  Sit down on one of them, and look -> watch_sit
  Turn them all round, with their backs to the sea -> watch_turn

== watch_chair
It is two miles, and she walks before you and opens the gates. She has still got the other five. She puts it back at the table, in the gap, and sits down on it, and you see her feel with her hands along the edge of the seat. "It is damp," she says. "Well. It will dry." By the time that you come past the rail again there are eleven gone.
! lore 14 @all; status respected @all; candle -1
-> village_on

== watch_sit
It is very comfortable. After some time you notice that out there, at about the distance at which one can still make out a face, there are others sitting. They are on the water. They have got one knee over the other; it is a row of men who have been told that they may smoke; and they are looking, with the same mild patience, at you.
! lore 12 @all; afflict spooked 5 @leader; status perceptive @leader
-> village_on

== watch_turn
It is hard on the back. When you have done it they look like a class that has been put in the corner. That night the wind goes round; and there is something about the way in which the surf comes in after that, a kind of hesitation before each wave, as when somebody has come into a room and finds everybody turned the other way.
! recover pp 1 @all; lose vita 1 @all
-> village_on

== punt
They have told you that one wants a punt for it, and there is a man at the end of the plank road who lets them. He is asleep in the last of them with a line round his toe. He does not sit up. "The steeple?" he says, under his hat. "You will have company. I have brought over eleven since Sunday. They had not got the fare, so I put it down to them." It comes to you slowly that he is saying what he has heard.

It is he who poles. All round there is reed, as high as a house, and it talks. At one place the channel widens, and there lies a rowing boat with its oars shipped; and in it sits a whole family, with a clock, and a bird in a cage. They lift their hands to you. They have been sitting there since the sluice went. "I always call out to them what day it is," says the man. "They like to be told."
choose
  Call it out to them yourselves -> punt_call
  Take the bird -> punt_bird
  Pole by quietly -> punt_quiet

== punt_call
"Thursday!" you shout. It goes off over the water like a flat stone. The father has bent down to the clock and is doing something to it with a key. You have turned the corner already, when one hears it strike, in the reeds, quite correctly, one after another, all the hours that there have been.
! lore 12 @all; recover pp 1 @all
-> chapter 2

== punt_bird
It is a linnet. It has been dead for eighteen years, and it sings. They hand it over the gunwale to you without a word, and the mother gives you, after it, with two fingers, a leaf of groundsel.
! status lucky @leader; afflict spooked 4 @random; lore 6 @all
-> chapter 2

== punt_quiet
They look after you with their hands lifted. The smallest has got hers up the longest; and when you think that it is over, and you look round once more, she is holding it up still, and somebody else is putting it down for her.
! lose pp 1 @all; recover vita 2 @all
-> chapter 2

chapter 2 The Red Cow
skirmish 1-2: drowned_hand, drowned_hand | 3-4: bog_crawler | 5-6: wailing_woman, drowned_child | 7: cutthroat, cutthroat | 8: crow_woman | 9: skin_thief | 10: mossback
begin village

== village
The steeple stands out of the water as far as the louvres, with a heron on it. Of the houses one sees the chimneys. It is so clear that you can look down one and see the hearth, and the pan on the hearth, and a pike in the pan.

The parish chest is in the vestry, they told you, and the vestry was on the hill. There is still a hill. There are people on it. They stand in the shallows up to the shins with their backs to you, and they are mending a net that has no end.
map village -> village_done | village_lost
  foe drowned_hand D5 F6 J5(3+) F8(4+)
  foe drowned_child F3 G8
  foe wailing_woman J4(3+)
  foe bog_crawler E8(5+)
  chest H1 trickery 6 "The parish chest": flag roll; lore 18 @self | snare 1d6
  die C9 archeology 6 "A gravestone with room on it": lore 12 @self; flag stone | lose pp 1 @self
  [flag button] altar E4 speech 5 "One of them, who sings while he works": lore 16 @self; flag jory | afflict spooked 6 @self
  search H10
  [flag knows_hands] weak drowned_hand might 5
  goal exit
  optional

== village_lost
You wake in a boat, under a tarpaulin, going somewhere. The man at the oar has no thumbs. When he sees that your eyes are open he ships the oar, and steps over the side, as one gets down from a cart, and walks away under you.
! flag slated; lore 6 @all
-> village_after

== village_done
if flag jory -> village_jory | village_after

== village_jory
He has only four songs, and he has forgotten how they go. But he looked up when you said "button". He looked down at himself, at the place. "I am to bring it back," he said. "It was said to me. What I do not know is to whom." His hands were worn to the wrists, and he held them out, as one shows that one has washed.

"Tell him that I would like my time," said Jory Oke. "Tell him I have it coming. He writes it all down. He is very fair."
! lore 22 @all; status faithful @leader
-> village_after

== village_after
if flag roll -> roll_read | roll_missing

== roll_read
There it is, in a good round hand, swollen to the thickness of a loaf. Forty names and forty marks. Against each the purser has noted what was promised, and to whom, and on the last leaf, when he must have been standing to his waist, he has written one line more: "I have undertaken that they shall be paid. I do not see how it is to be done. I shall find out how it is to be done."
! lore 20 @all; flag knows_hake
-> to_toll

== roll_missing
The vestry is under more water than you have breath. You have seen it, on its shelf, thick as a loaf, between two eels. It will have to be done without.
! lore 6 @all
-> to_toll

== to_toll
There is one man living who was on the Good Intent. He had the watch below, and a cork jacket, and he has lived since then as far from the sea as a man can who is afraid of hills. He takes the toll on the fen road.
travel peat_fen compass -> cutters

== toll_road
travel fenway_3 -> toll

== toll
He takes it through a hatch, with a shovel. He will not touch coin. When he hears what you want he shuts the hatch, and you hear furniture.

Outside it has grown dark, and the ditch on both sides of the road has begun to fill, from below, without a sound.
choose
  Stand by him, and hold the house -> toll_house
  Talk to him through the door -> toll_talk
  [flag jory] Sing what is left of Jory's song -> toll_sing

== toll_sing
It is hardly a tune. But behind the door the furniture stops. "He never could hold it," says a voice. And then, low, somebody takes the second part, and holds it, right through to the end; and the hatch goes up, and there is a face in it like a peeled egg.

"I left him," says the pilot. "I had hold of his hand and I left him. He was still at it when his mouth went under."
! lore 20 @all; flag pilot
-> toll_told

== toll_talk
check one speech 7 -> toll_opens | toll_house

== toll_opens
He lets you in, and puts everything back against the door.
! lore 8 @all
-> toll_told

== toll_house
They come up out of the ditch in file. They are not angry. There is a berth made up, and a man missing from it; it is only that. The first of them has brought his hammock, rolled, under the arm.
map toll_house -> toll_held | toll_taken
  foe drowned_hand D2 F9 I4 E10(3+) G2(4+) D9(5+)
  foe revenant I7(4+)
  chest D7 "The toll of nineteen years, in a bread crock": coins 20 @self
  altar E5 nerve 5 again times 2 "The pilot, under his table": token kept_steadied; recover pp 1 @self | lose pp 1 @self
  search E2
  # FL-359
  goal hold:6

== toll_held
They stop all together, as at a whistle. They roll up what they have brought. "He will be marked absent," says the first, apologetically, through a good deal of water, and they go down into the ditch again, one by one, and the last takes a broom that had been leaning there and puts it straight.
! lore 22 @all; flag pilot
if token kept_steadied 2 -> toll_steady | toll_told

== toll_steady
One of you had got down to him under the table while it lasted, and had talked to him, about whatever it was, about fog. He is not shaking any more. He feels along the shelf behind the plates and brings out a lead line, tallowed, with a rag at every fathom, and lays it over your arms. "You tell him how deep it is before he tells you," says the pilot. "He cannot abide a man who has sounded."
! lore 12 @all; flag sounded
-> toll_told

== toll_taken
When you come to, the hatch is open and the house is very tidy. On the table lies his cork jacket, folded. He had nineteen years. You think that he would have been the first to say that it was a good berth.
! lore 8 @all; flag pilot_gone; lose pp 1 @all
-> toll_on

== toll_told
"We had her on the leading light," he says. "I tell you, there was never a fairer night. The mate says, there is the Seat, bearing so and so. And I say to him, she is walking. I say to him, Mr Tern, that light is walking. And he laughed." He looks at his hands, which have all their fingers. "I know who wanted that cargo. It was two hundred barrels of other people's silver. They fished it up for years. They are fishing it still: only now they have got other people to do it."
! lore 20 @all; flag knows_cow
-> toll_on

== toll_on
What is left of that cargo, and of those who shared it, is at the Smugglers' Cove. There is a woman there called Rook, who was a girl that night and held a sack.
travel fenway_3h -> eels

== cove_road
travel smugglers_cove compass within 5 -> cove | cove_late

== cove_late
By the time you come down the cliff path they have heard that somebody is asking. There is a boat half loaded. There are knives out, and it is three to one.
! flag cove_ready; lore 4 @all
-> to_cove_still

== to_cove_still
travel smugglers_cove compass -> cove

== cove
It is a snug place. There are bunks, and a stove, and on a beam, where one would hang a ham, hangs a lantern with a frame of iron made to fit over the horns of a cow.

"I have been expecting somebody," says Rook. "I must say I had thought that you would be wetter." She has a pistol, and she has a slate too; it stands against the wall with its face turned away.
choose
  [coins 16 and not flag cove_ready] Buy the lantern -> cove_buy
  [flag pilot] Tell her that somebody is left alive who saw it -> cove_witness
  [flag saved] Ask her to come and say it in the harbour -> cove_come
  Take what you came for -> cove_fight

== cove_buy
She counts it, twice, out of habit, and then she pushes half of it back. "I had ten shillings for the sack," says Rook. "I have put it away so often. You would think that one could spend ten shillings."
! pay 16; flag lantern; lore 16 @all
-> cove_on

== cove_witness
She sits down on the keg. "I always hoped that there was one," she says. "Not to hang for. Just to have it be somebody's, besides mine." She takes down the lantern herself, and blows the dust out of it, and there is a hair on the iron, coarse and red.
! flag lantern; lore 20 @all; flag rook; recover pp 2 @all
-> cove_on

== cove_come
"You brought some back," says Rook. "I heard. Over the stones, by the hand. I did not know that it could be done in that direction." She puts the pistol into the stove, which is the place she keeps it. "I will come. But I will say whose silver it was. I will say who had the telescope."
! flag rook; flag lantern; lore 22 @all; status respected @all
-> cove_on

== cove_fight
map cove -> cove_won | cove_lost
  foe cutthroat D3 F5 H8(3+) F9(5+)
  foe bowman F4(3+) C8(4+)
  foe brigand_chief G6
  [flag cove_ready] foe cutthroat F6
  [flag late_one] foe drowned_hand G7
  chest B8 trickery 7 "A keg with two bottoms": artifact @self; coins 10 @self | snare 1d6
  chest C2 "The beam by the stove": flag lantern; lore 8 @self
  search B2
  goal defeat

== cove_won
She is the last, and she sits against the wall beside her slate and turns it round. There is chalk on it. It says: DUE. "You have saved them the walk," says Rook.
! lore 18 @all; coins 18 @all
-> cove_on

== cove_lost
They are decent about it. They row you as far as the flats and put you over the side where you can stand.
! lose coins 8 @all; lore 6 @all
-> cove_on

== cove_on
From the mouth of the cove one sees the Counting Rock. It is an ugly black thing with a flat top, and dry at half tide. Tonight there is a light on it, low down, on the water line, quite steady, of the kind that somebody has who sits up over figures.
-> cove_night

== cutters
Behind the village begins the peat. It is cut in long straight trenches, brown and wet, and each is as deep as a man; and out of them, as you go by on the plank, comes the sound of spades.

There are a dozen at it. They are people from Waylin Point. Here is the ropemaker, or somebody who has borrowed his sleeves, and beside him a big girl in earrings; they dig well, all in time, and throw it up on to the bank behind them without looking. "It wants to be got ready," says the ropemaker. He knows you. He is quite friendly. "There is to be a kind of a bunk for each. It keeps one so wonderfully, this stuff." He scrapes with his spade along the side of the trench, where there is something like a leather boot, and, a little above it, something like a leather face. "He was before our time," says the ropemaker. "But see how well he looks."
choose
  Get down, and take the spades out of their hands -> cutters_spades
  Ask the leather man -> cutters_ask
  Flood the trench from the ditch -> cutters_flood

== cutters_spades
They do not resist. They go on digging, with nothing, in the same time. It is not until you have broken the last of the handles across your knee that the girl in the earrings stops, and looks at her palms, and says in a small voice: "But I have got blisters." You send them home along the plank, one behind the other. Some will get there. You keep a turf of it, since it has cost so much, and it burns, when you try it that evening, with a heat that makes whatever comes up out of the ditch step back.
! flag peat; lore 14 @all; lose vita 1 @all
-> toll_road

== cutters_ask
check one faith 6 -> cutters_told | cutters_mouth

== cutters_told
It takes him a good while to get his jaw loose. He is two thousand years old, he has a cord round his neck, and his voice is like somebody walking in wet shoes. He was lent, he says. They had lent him to it for a harvest. "They said that they would come for me," says the leather man. He is not complaining. He only asks whether you happen to know how the harvest was. You tell him that it was good; and he shuts up his face again, fold upon fold, like a purse.
! lore 18 @all; status faithful @self
-> toll_road

== cutters_mouth
You bend down to him with your ear. It is a mistake, and you have it in your hair for a week.
! hurt 1d4 @self; lore 6 @all
-> toll_road

== cutters_flood
It comes in brown, and takes its time. They stand there in it up to their waists, up to the breast, and go on throwing water over their shoulders; and then at last one after the other gets cold, and climbs out, and is ashamed of himself, and asks the way. The ropemaker does not climb out. He has lain down to see whether it was long enough.
! lore 10 @all; lose pp 1 @all
-> toll_road

== eels
At the Eel House they smoke them, over oak. It is kept by two sisters, who have not spoken to each other since the Good Intent; they had been engaged, it turned out, to the same man. He had told each of them to say nothing until he was back. They found it out on the quay, on the same evening, from the way in which both of them were screaming.

They live one at each end, with the smoke between. On the first of the month there were always two coins on the sill, and the elder took the left, and the younger took the right. This month there was one slate. It lies there still. It says ONE PAIR OF HANDS, and neither of them has any idea which.
if flag pilot_gone -> eels_gone | eels_ask

== eels_gone
They have heard already about the pilot. They used to bring him his supper, on alternate days, and put it down in front of the hatch; it had been a comfort, says the one, to have somebody near by whom one could hate. "He was the only one who came back," says the other, through the smoke, to you, "and it was not he."
! lore 8 @all; lose pp 1 @leader
-> eels_ask

== eels_ask
choose
  Lay it down between them, and go and stand outside -> eels_between
  Buy an eel from each -> eels_buy
  Ask what he was like -> eels_like

== eels_between
You hear nothing for a long time. Then there is a noise like a plate; and then two voices, both at once, nineteen years of it, so that the smoke comes out at the door in puffs. Toward dusk they appear upon the step. They have got soot down to their chins. "We shall both go," says the elder. "He is to have four, and choose." They have put on their hats for it. It is no use your telling them that they need not. They had had no idea, they say, how much there would be to talk about on the way.
! lore 18 @all; status brave @all
-> cove_road

== eels_buy
They are excellent. You take care to praise both, at the same distance, and with your face to the wall.
! recover vita 4 @all; lose coins 2 @all
-> cove_road

== eels_like
"He had a soft mouth," says the elder. "He was afraid of geese," says the younger, at the same time. It is quiet behind the smoke. "Was he?" says the elder. "He never told me that." It is the first thing that she has said to her in nineteen years, and neither of them has noticed.
! lore 14 @all; recover pp 2 @all
-> cove_road

== cove_night
You lie on the shingle below the path, with your feet to the fire. It is a still night. The light on the Rock does not waver. One can hear across the water, if the others keep quiet, that somebody over there is talking; it goes on at the same pitch, hour after hour, and one is nearly asleep before one understands it. It is numbers.

About three it stops. There is a splash, not large, as when somebody gets in carefully from a ladder. Presently he comes up the beach. He has on a pea-jacket, and carries his hands a little in front of him, because he has to see where he puts them. He does not come to the fire; he sits down at the edge of the light. "I am only on my break," says the drowned man.
choose
  Make room for him -> break_room
  Ask him how much there is to do yet -> break_ask
  Send him back to his own -> break_back

== break_room
He moves up by a foot or so, and steams. He had nearly forgotten, he says, about fires. He looks into it as one looks into a shop; and when you offer him the bottle he holds it under his nose with both his wrists. "I was paid, you know," says the drowned man. "It was all sent home. I have got nothing to say against it." A quarter of an hour, it seems, is what they have. He thanks you. He goes down over the stones again, and at the water he turns round, and for a moment he stands there and dries.
! recover vita 2 @all; lore 12 @all; status blessed @leader
-> chapter 3

== break_ask
"It gets no less," he says. "That is how it is arranged. We fish it up, and he counts it out, and we bring it; and by that time it has been spent, and so it is owing again." He does not see what is wrong with that. He has turned it over a good deal. "There was one of us that asked if he might stop," says the drowned man; "and he was very nice to him. He took the pen from behind his ear, and he looked it up."
! lore 16 @all; status perceptive @leader
-> chapter 3

== break_back
He gets up at once. He had only wanted to know, he says, whether it was still warm. In the place where he sat, the stones are wet until noon.
! lose pp 1 @all; recover vita 2 @all
-> chapter 3

chapter 3 The Counting House
skirmish 1-3: drowned_hand, drowned_hand | 4-5: revenant, drowned_hand | 6: wailing_woman, wailing_woman | 7: blood_witch, cultist | 8: skin_thief, cutthroat | 9: poltergeist, will_o_wisp | 10: vampire
begin homeward

== homeward
travel waylin_point within 3 -> fore_street | springs

== springs
The tide has gone out while you were on the road. It has gone out further than anybody living has seen it, and left the harbour standing there like a set of teeth. In Fore Street every second door is open. In the kitchens there are pots on the stoves, and they have been set back from the heat, by somebody who thought that he might be some time.
! flag springs; lose pp 2 @all
if flag barred -> springs_barred | fore_street

== springs_barred
The doors that you nailed up have held. There are marks on the inside of them, at the height of the latch, from people trying to be let go to work. They are a little ashamed of it this morning, and have made you a breakfast.
! recover vita 4 @all; lore 8 @all
-> fore_street

== assembly
They are in the church, under the new roof. They have put the slates in a heap before the altar, face down, since nobody could think of anything better. Dame Aldith has the front pew. She has brought the accounts of the light.

"They want hands," says the sacristan. "Whose, is what it comes to." He looks at the children's benches, and away.
choose
  [flag lantern and flag knows_cow] Hang the lantern with the horns over the altar -> hang_lantern
  [flag pell] Let Pell speak, who held the tail -> pell_speaks
  [flag rook] Let Rook speak, who held the sack -> rook_speaks
  [flag marit] Bring in Marit's churn -> churn
  Tell them that you will go alone -> go_alone

== hang_lantern
You say nothing. You hang it on the nail where the wreath hangs at harvest, and light it, and give it a push; and it goes to and fro, to and fro, as a thing does that is carried by something walking.

There are women in that church who were on the quay that night and saw it. They have told themselves for nineteen years that it was a star.
! lore 24 @all; flag exposed
-> aldith

== pell_speaks
He tells it from the pulpit, since that is where he can be seen. He tells it as one tells a thing at school, with his hands at his sides, and at "ten pounds" he looks at the front pew, and says "please," and then "excuse me," and goes on.
! lore 24 @all; flag exposed; status blessed @all
-> aldith

== rook_speaks
"It was your silver," says Rook to the whole of the church. "It always was. You had it insured." She lets that lie. "You got it back a piece at a time. They have been bringing you your own cargo. Look at the dates."

Somebody does. One hears it go along the pews, a dry small sound, as when people turn over what they have in their pockets.
! lore 24 @all; flag exposed; recover pp 1 @all
-> aldith

== churn
She will not be helped with it. She rolls it up the aisle on its rim and tips it, and it takes a long time to stop ringing.

"There is his," says Marit. "All of it. I will not have a man kept at work for my sake, and him with a button off." She waits. Then a woman at the back gets up, in a lady's hat, and unfastens her earrings; and then it is like a thaw. They bring candlesticks. They bring the lead off the roof.
! lore 26 @all; flag repaid
-> churn_more

== churn_more
It makes a heap as high as a child. You are going to need a cart.
choose
  Take it to him, all of it -> town_two
  [flag knows_cow] Take it, and take the reeve to answer for the rest -> aldith

== go_alone
They see you to the door. They are so grateful that it is hard to get through.
! lore 8 @all; coins 10 @all; flag alone
-> town_two

== aldith
Dame Aldith stands up. She is quite white, and she has kept her gloves on. "I had forty families in this place," she says, "and nothing for them to live on but weather. I worked it out. It came to one ship." She looks round at the roof, the pavement, the girls who are ladies. "I should like to know which of you would have sent it back."

Nobody says anything. It is the first fair question that has been asked in the matter.
choose
  [flag knows_light] Ask her what the new light cost -> aldith_light
  Take her to the Rock, to be signed on -> aldith_given
  Take her to the Rock, to say that to him -> aldith_answers
  Leave her to the parish -> aldith_left

== aldith_light
"Four hundred and eleven pounds," says Dame Aldith at once. "I put in the half of it myself. I had it built two yards higher than the engineer would, so that nobody should ever again be able to say that they had not seen it." She has sat up there, on clear nights, for nineteen years, and counted the ships that came in. She has the figure. It is a large figure. She would give it to you, if you thought that it could be entered on the other side.
! lore 16 @all; status perceptive @leader
choose
  Take her to the Rock, to say that to him -> aldith_answers
  Leave her to the parish -> aldith_left

== aldith_given
She does not make it difficult. She asks only to be let roll up her own sleeves.
! flag reeve_given; lore 10 @all; coins 20 @all
-> town_two

== aldith_answers
She thinks about it with her head on one side, as she must have thought about the ship. "Yes," she says. "I owe him that. He was always very exact."
! flag reeve_answers; lore 18 @all
-> town_two

== aldith_left
It is the women who decide it. She is to have the net loft, and the needle, and Marit is to show her how. It is said that in the first year she does not speak, and that in the second she is quite good.
! flag reeve_left; lore 14 @all; status respected @all
-> town_two

== town_two
It is the last evening on which anything is for sale.
town -> last_evening

== light_ask
if flag pell -> pell_lights | flats_ask

== pell_lights
Pell has turned it round. It is not what it is for, and it took him all day with a crowbar; but tonight the good light of Waylin Point does not look out to sea. It looks along the flats, from the slip to the Rock, and lies there like a plank. "I shall not move it," says Pell, "whatever anybody gives me."
! recover pp 2 @all; status faithful @leader; lore 10 @all
-> flats_ask

== flats_ask
if flag springs -> flats_short | flats_long

== flats_short
The turn of the tide is on your heels. There will be time to go out to the Rock. Nobody mentions the other direction.
! flag hurried
-> to_rock

== flats_long
You have a day in hand. You spend an hour of it on the slip, looking at how far it is.
! recover vita 2 @all
-> to_rock

== to_rock
travel tide_flats -> flats

== flats
The flats begin where the shingle stops. They are as wide as a county, brown and shining, and the sky is in them. One walks upon it. You had been told to keep to the ribs of the old causeway, and you do; on both sides, the farther out you come, there are things standing about in the mud, as though in a shop. There is a stove. There is a dresser with the plates still on it. It will have been on somebody's sill, all this, in the form of a coin, and been spent, and been brought out here again and set down by those who had to account for it.

At the last post there is a boy, with a shrimping net. He is quite dry. He ought to be in bed. "It is my dad's half hour," he says. "He comes up as far as here if I do not make a noise." He is perhaps eight; his mother has been married again these nine years. He shows you what he has got in the net. It is a hand of cards, of the kind that one has to play with somebody.
choose
  Send him home, and see that he goes -> flats_home
  Wait with him until his father has been -> flats_wait
  Play a round with him -> flats_play

== flats_home
You stand there until he is small. He has turned round at every post. When there is nobody any more you see that he has left the cards, in a fan, with their faces down, and a shell upon them, so that they shall not blow away.
! recover pp 1 @all; status respected @leader
-> rock_on

== flats_wait
He comes at the half. He comes up out of a pool, no deeper than a washing basin, first the cap, then the rest. He does not see you. He squats down, at a little distance, with his elbows upon his knees, and looks at the boy; and the boy deals. It is very quiet. They play it with open cards because the father cannot hold them. He loses. He always loses, says the boy on the way home; but one may see that he used to be good.
! lore 16 @all; lose pp 1 @all; status faithful @all
-> rock_on

== flats_play
It is a simple game. One has to get rid of everything. He wins, and gives you the knave, for luck. He has a whole pack of knaves.
! status lucky @leader; lore 6 @all
-> rock_on

== rock_on
travel counting_rock compass within 3 -> at_rock | drowned_road

== drowned_road
It comes in over the flats at the pace of a man walking, without waves, with a lip of dirty lace. It does not knock you down. It takes your hand, rather. It is a good while before you have got it back.
! hurt 1d6 @all; flag slated
-> to_rock_still

== to_rock_still
travel counting_rock compass -> at_rock

== at_rock
There is a door in the Rock, at the height of a cabin door, and over it a lamp, and beside it a grating to wipe one's boots on. Inside somebody is counting aloud, in a light, tired, pleasant voice. He does not lose his place when you come in.

The desk stands on an island in the black water, and on the desk are forty piles, and all round it, to their waists, to their chins, stand those who bring and those who have been brought. "Nineteen and six," says the Purser. "Nineteen and seven. I shall be with you directly. I am a little short of hands."
if flag slated -> rock_slated | the_file

== rock_slated
He has your slates ready. He pushes them across the desk with the tip of a pen. They are not blank any more; and there is, you cannot deny it, a certain rest in seeing what one comes to.
! lose pp 2 @all; afflict cursed 6 @leader
-> the_file

== rock_choice
choose
  [flag repaid] Pay back what was sent, and have him sign for it -> repay
  [flag roll] Call the roll, and muster them out -> muster
  [flag reeve_answers] Let Dame Aldith answer him -> answer
  [flag reeve_given] Give him the reeve's two hands -> exchange
  Put an end to him -> sink

== repay
"But this is most irregular," says the Purser. He has risen. He looks at the heap on the cart as a man looks at the sea who has never seen it. He will have to count it. It will have to be counted in; and those who have lived on the counting will not care for that.
map tide_cave -> repaid | rock_lost
  dark
  foe the_purser E4
  foe drowned_hand C3 H3 C7(3+) H7(4+) E9(5+)
  foe revenant I8(4+)
  [flag exposed] weak the_purser might 5
  [flag saved] weak the_purser vita 6
  [flag jory] weak the_purser vita 6
  [flag hurried] foe drowned_hand B9
  [flag springs] foe drowned_hand I9
  [flag stone] altar I3 faith 5 "A stone with forty names to come": status blessed @self; recover vita 3 @self
  altar D5 archeology 6 again times 2 "Count it in: the silver": token counted; lore 8 @self | hurt 1d6
  altar G5 awareness 6 again times 2 "Count it in: the rest": token counted; lore 8 @self | hurt 1d6
  [flag sounded] weak the_purser might 5
  search B2 B9
  [flag called] weak the_purser might 5
  [flag sums] weak the_purser vita 4
  [flag peat] weak drowned_hand might 5
  [flag reeve_left] weak the_purser defense 5
  # FL-358
  goal token:counted:3

== muster
You open it at the first leaf. "Allard," you read, "Tam." There is a movement in the water. "Present," says somebody, who had not thought of it for a long time.

"I must ask you to stop," says the Purser. "They are not due."
map tide_cave -> mustered | rock_lost
  dark
  foe the_purser E4
  foe drowned_hand C3 H3 C7(3+) H7(3+) E9(5+)
  foe revenant I8(4+)
  [flag jory] weak the_purser vita 8
  [flag pilot] weak the_purser defense 5
  [flag called] weak the_purser might 5
  [flag hurried] foe drowned_hand B9
  [flag springs] foe drowned_hand I9
  [flag pilot_gone] foe revenant B3
  altar C5 speech 6 again times 3 "Call the larboard watch": token called; lore 6 @self | hurt 1d6
  altar H5 speech 6 again times 3 "Call the starboard watch": token called; lore 6 @self | hurt 1d6
  search B2 B9
  [flag stone] altar I3 faith 5 "A stone with forty names to come": status blessed @self; recover vita 3 @self
  [flag reeve_answers] weak the_purser might 5
  # FL-358
  goal token:called:4

== answer
She stands before the desk with her gloves on. He looks up. It is the only time that anybody sees him lose his place.

"It came to one ship," says Dame Aldith, and tells him how she worked it out. He listens. He takes a clean sheet. You see that he is checking it, and that it is correct, and that this is the worst thing that has been said to him in nineteen years. The water has begun to shake.
map tide_cave -> answered | rock_lost
  dark
  foe the_purser E4
  foe drowned_hand C3 H3(3+) C7(4+) H7(5+)
  foe wailing_woman E9
  weak the_purser vita 10
  [flag exposed] weak the_purser might 5
  [flag knows_hake] weak the_purser defense 5
  [flag hurried] foe drowned_hand B9
  [flag springs] foe drowned_hand I9
  altar D5 nerve 5 "Dame Aldith, who will not sit": recover vita 3 @self; status brave @self | lose pp 1 @self
  [flag sounded] weak the_purser vita 4
  search B2 B9
  [flag rook] weak the_purser might 5
  goal kill:the_purser

== exchange
"One pair," says the Purser, and enters it. He looks at the hands; he turns them over. "Soft," he says. "But she writes." He is quite ready to call it quits for a month. It is you who are not, now that you see where she is to stand.
choose
  Let it stand -> exchanged
  Cut her loose, and put an end to him -> sink

== exchanged
You walk back over the flats with the sea on both sides, and it lets you. In Waylin Point there are coins on the sills on the first of the month. It is noticed that the figures on the slates, from then on, are in a different hand, and that there are no mistakes in them.
! lore 40 @all; coins 40 @all; afflict cursed @all
close exchanged 35

== sink
"I had so hoped to get to the end," says the Purser, and puts down his pen, and rolls back his cuffs.
map tide_cave -> sunk | rock_lost
  dark
  foe the_purser E4
  foe drowned_hand C3 H3 C7(3+) H7(4+) E9(5+)
  foe revenant I8(3+)
  [flag repaid] weak the_purser vita 8
  [flag exposed] weak the_purser defense 5
  [flag knows_hands] weak the_purser might 5
  [flag barred] weak the_purser vita 4
  [flag alone] foe poltergeist I3
  [flag late_one] foe drowned_hand C5
  [flag hurried] foe drowned_hand B9
  [flag springs] foe drowned_hand I9
  [flag reeve_left] weak the_purser might 5
  [flag lantern] altar D5 trickery 5 "The lantern with the horns: walk it along the edge": stun; lore 8 @self | hurt 1d4
  [flag sounded] weak the_purser might 5
  search B2 B9
  [flag knows_hake] weak the_purser defense 5
  [flag sums] weak the_purser vita 4
  [flag peat] weak drowned_hand might 5
  [flag slated] foe revenant B3
  [flag pilot_gone] foe revenant H2
  [flag reeve_given] weak the_purser defense 5
  goal kill:the_purser

== repaid
He has counted it three times. It comes to what it ought to come to, less one penny, and the whole cave waits while he goes through his own pockets.
if flag button -> repaid_button | repaid_plain

== repaid_button
It is not a penny that you put down before him. It is a button, on a needle, with the thread cut to the length. "That is owing to a Jory Oke," you say. He looks at it through the lens. He goes down the column with his pen, a long way, and stops.

"So it is," says Corvin Hake. He rules a double line. He blots it. Then he turns down the lamp, as one does when one has the feeling of being the last in the building, and all round him, in the dark, one hears forty men straighten their backs.
! lore 24 @all
-> repaid_close

== repaid_plain
He finds it at last in his cuff. He rules a double line, and blots it, and turns down the lamp, as one does who has the feeling of being the last in the building; and all round him, in the dark, one hears forty men straighten their backs.
-> repaid_close

== repaid_close
They come ashore at first light, on a flat sea, standing quite upright in the surf, and go each to one door. They do not go in. They stay as long as it takes to say a thing. When the sun is up there are wet marks on forty steps, and it is the first of the month, and there is nothing on the sills.

It is a hard winter. They sell the pavement. The girls who were ladies turn out to be able to gut, and one of them has a tongue on her that is heard as far as the bar; and on the anniversary, at low water, the whole of Waylin Point goes out upon the flats with its skirts tucked up, as far as the stones will carry, and stands there. They have brought nothing with them. They hold out their hands, on both sides, to show that there is nothing in them; and after a while they go home.
! lore 120 @all; coins 10 @all; status favored @all; artifact @leader; artifact @random
close paid_off 100

== mustered
"Zeal, Henry," you read. "Present." You close the book. There is the custom of the sea, and they all know it, he best of any: a crew that has been mustered out is not a crew.

"But who is to pay them?" says the Purser. He has stood up among his piles, a small man with cuffs. "I gave my word. Who is to pay them now?" They go by him on their way to the door, one after the other. Each, as he passes, puts a hand on the man's shoulder, such as it is.
if flag jory -> mustered_jory | mustered_close

== mustered_jory
There is singing, on the flats, that morning. It is loud and it is out of tune. In Fore Street a woman comes out with a needle in her mouth, and does not run. She never was one for running. She only walks faster than anybody has ever seen her walk.
! lore 24 @all
-> mustered_close

== mustered_close
There is one who has not gone with the rest. He sits on the grating before the door in the Rock, with his cuffs turned back, and has his ledger on his knees; and as nobody is coming any more he has begun to look at what there is to see. It is mostly gulls. They say that he has started a page for them. On quiet days one can hear it from the slip, a light, tired, pleasant voice, that says a number and then, after a time, a little doubtfully, says it again; and there are people in Fore Street who have got into the way of going down there with their sewing.
! lore 115 @all; coins 16 @all; artifact @leader; item @all
close mustered_out 96

== answered
When it is done there is a great deal of paper on the water. Dame Aldith has got hold of a sheet of it. "He has a seven in the pence," she says, "where I had a one." She sits down on the step of the desk. "It would not have come to a ship at all."
if flag exposed -> answered_known | answered_close

== answered_known
She asks to be let stay until she has been through it. You come back for her at the next springs, with half the parish. The Rock is dry. The piles are gone. She has written it all out fair, and it is in the church now, under glass, where the light falls on it: what everything cost.
! lore 20 @all
-> answered_close

== answered_close
Forty men lay on the shingle that morning, in a row, with their hands on their breasts. They were worn, but they were all there. The parish buried them at its own expense, and it was Dame Aldith's bill that was presented, item by item: so much for deal, so much for bread and beer. She has asked that there should be a column left open at the end. One does not know, she says, what may still come in.
! lore 105 @all; coins 24 @all; artifact @leader; item @all
close audited 88

== sunk
It goes to pieces under your hands, like something that has been kept too long for the sake of the string. The lamp is out. You hear them in the dark, putting down what they were carrying. Some of them laugh, you think; it is hard to be sure, through water.

if flag alone -> sunk_alone | sunk_close

== sunk_alone
They have kept the church lit for you, and nobody has come down to the slip. When you tell them that it is over they thank you again, and somebody asks, after a time, in a general way, whether it would be possible to find out what has been done with the balance.
! coins 8 @all; lore 6 @all
-> sunk_close

== sunk_close
There is no coin in Waylin Point any more. They are learning to fish. They say it is a hard trade, and that one gets wet.

On the first of the month they still wake before it is light. They lie there and listen. It is quite true that nobody comes; and yet there is hardly one in the street, by the time that the gulls begin, who has not got up, in her stockings, and gone to the window, and passed her hand along the sill.
! lore 95 @all; coins 30 @all; item @all; artifact @leader
close sunk 78

== rock_lost
You are washed up one by one along three miles of shingle, by something that keeps count. On each of your palms is a number in purple ink. It does not come off.
if flag saved -> lost_saved | lost_signed

== lost_saved
Those whom you brought back over the stones have left the place, with their children and one cart. They do not live near water. They send you something, each first of the month, and you have not the heart to tell them to stop.
! lore 40 @all; coins 8 @all
close signed_on 38

== lost_signed
! lore 28 @all
close signed_on 22

== fore_street
Fore Street is as you left it, only that it has been packed. In front of every house stands what somebody could not bear to leave: a press, a pair of china dogs, a mangle with the sheet still in. And on top of it all, or in front of it on a stool, sits whoever it belongs to, with his hands in his armpits. They have got into the habit. There is not a hand to be seen in Waylin Point. They nod to you; they hold the doors open with their hips; a child in a doorway is being fed by its mother with a spoon that she has between her teeth.
if flag called -> street_called | street_still

== street_called
At Marit's there is singing. It is the row by the stove, those who sat down; they have been sitting there ever since, and have found out that it goes better if one makes a noise. They are on the third verse, and have no idea of the tune. She has put every one of them to some work, at the top of her voice, and whoever looks at the sea has to peel.
! recover pp 1 @all; lore 8 @all
-> street_choice

== street_still
It is very orderly. It is like the inside of a clock from which somebody has taken out one wheel.
-> street_choice

== street_choice
choose
  Shake hands with everybody, all down the street -> street_shake
  Have them write down what each would have done with the money -> street_write
  Go straight up to the church -> assembly

== street_shake
They do not know where to look. It has to be done quite firmly: one takes them by the elbow, and follows it down. They are warm. There is nothing whatever the matter with them, they are red, and a little damp, and have the right number of everything; and whoever has had his shaken stands for a while and looks at it, and then crosses the road to do it to someone else.
! lore 10 @all; status respected @all; lose vita 1 @leader
-> assembly

== street_write
It is the paper bag from the chandler's that goes round. "A cow," they have put, and "the same again." Somebody wanted to see a mountain. At the bottom, in pencil, in a hand that has been rubbed out twice, there stands: "I would have bought him back." It is not signed, and there are forty people who look away when you read it.
! lore 14 @all; recover pp 1 @all
-> assembly

== last_evening
You walk down to the slip, afterwards, because one cannot sit indoors. The harbour is as flat as a plate. On the bollards and the steps, all the way round, sit those who have not gone, and they are doing what nobody in Waylin Point has done for nineteen years. They are looking at it.

"I never learned to swim," says the man beside you. "My father would not have it. He said, it only makes it longer." He has a boy on his knees. "It is a beautiful thing, though," he says, in surprise.
choose
  Ask whoever has a boat to be off the Rock at the turn -> evening_boats
  Have the church bell rung, every quarter of an hour, to steer by -> evening_bell
  Ask nothing more of them -> evening_nothing

== evening_boats
There are three. There is a fourth, when somebody has got the geraniums out of it. Nobody has said yes. But when you go to your beds you hear, from under the quay, the small dry sound of somebody caulking; and then, a little further on, someone else.
! status brave @all; lose pp 1 @leader
-> light_ask

== evening_bell
The sacristan will do it himself. He has not got anybody left to pull the other one. "I shall ring it as it is rung for boats that are out," he says. "It is not in the book any more. But I have still got it in my arm."
! status faithful @leader; lore 6 @all
-> light_ask

== evening_nothing
You sit there with them until it is dark. It is curious how much they know about it: which way it sets, and where it is deep. They must have had it all in their heads.
! recover vita 2 @all; recover pp 1 @all
-> light_ask

== the_file
There is a plank to the desk, and along the plank they stand in file. You have to go by them, one after the other. They make way as men do on a narrow stair, with their backs to the wall and their hands up; and you see what it is to have brought forty coins a month, over a mile of shingle, for nineteen years. Some of them have wrists. Some have done it, these last years, with the elbow.

They are all quite polite. Each as you pass gives you his name and his rating, in a low voice, as if he thought that you might be going to need it; and after each there is a short pause, and a glance toward the desk, and then very quickly, with no breath behind it: "Is she well?"
choose
  Answer every one of them, whatever it may cost in time -> file_answer
  [flag sums] Tell them, under your breath, that there is a mistake in the ninth year -> file_sums
  Keep your eyes in front of you, and go by -> file_by

== file_answer
You do not know the half of it. You say that she has had the roof done. You say that she is a grandmother, that she has put on flesh, that she still has that cough. It does not greatly matter, you find, what one says. By the time that you have come to the end of the plank the whole cave is full of a sort of whisper, from one to the next, and the voice at the desk has had to begin its column again.
! recover pp 2 @all; lore 14 @all; lose vita 1 @all
-> rock_choice

== file_sums
It goes down the file like a bucket at a fire. They have never in their lives doubted it. "In the ninth?" they say. "Two months?" One of them begins to count upon his fingers, and looks down, and laughs; it is a dreadful sound. But behind you, as you walk up to that desk, forty men have stopped handing anything on.
! lore 16 @all; status respected @all
-> rock_choice

== file_by
It is thirty yards. Nobody holds it against you.
! lose pp 1 @all; status swift @leader
-> rock_choice
