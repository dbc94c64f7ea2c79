# Twilight. A drowned purser has paid the widows of a harbour for nineteen years, and now he wants hands.
story What the Tide Is Owed
id tide
difficulty twilight
start waylin_point
candle 340
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
-> evening

== marit_spent
She tells you, quite without malice, as one reads a list. The church has a roof from it. There is a pavement as far as the pump. Three girls have been sent to be ladies. "And the reeve had the light built," she says, "up at the Widow's Seat, out of a tax on every coin. So that it should not happen again. It is a very good light."

She puts the lid back on the churn. "It was a good light that time too," says Marit.
! lore 16 @all; flag knows_light
-> evening

== reeve
Dame Aldith Voss has the house with the bow window, and a telescope in it, and she is the only person in Waylin Point who looks at the sea. "I shall pay," she says. "Tell me to whom, and I shall pay. I have always said that it would have to be paid." She has her slate on the desk, used as a paperweight.
check leader speech 7 -> reeve_talks | reeve_shuts

== reeve_talks
"The purser of the Good Intent was a Corvin Hake. A small man with cuffs. He had promised every wife on the quay, by name, that she should have her money to the penny, come what might. I heard him. I remember that I thought: he will, too." She swings the telescope a little, to a place where there is nothing. "He did not say for how long. And one does not like to ask, does one, of something that comes by itself."
! lore 18 @all; flag knows_hake
-> evening

== reeve_shuts
She rings for tea. It comes in very thin cups, and when you have drunk it you are on the step again, with the impression of having been understood.
! lore 6 @all; coins 6 @all
-> evening

== sill
check one awareness 7 -> sill_seen | sill_slept

== sill_seen
Toward four the tide is so far out that one cannot hear it. Then there are feet. They come up Fore Street in single file, forty men bent double under something, and each stops at one house and feels along the sill with his hand, like somebody looking for a key. The hands are worn. They are worn down as far as the second joint, and quite clean.

One of them finds yours.
! lore 20 @all; flag knows_hands; afflict spooked 5 @self
-> evening

== sill_slept
You sleep. You sleep so well that it is only by the weed in your lap that you know somebody has been leaning over you.
! lore 6 @all; lose pp 1 @self
-> evening

== babet
She has her tub under the bridge, and all eleven of hers are hanging out shirts. "They bring them up with the nets," says Babet. "Shirts. Nobody in them, and buttoned. I have done nineteen years of collars, and I can tell you that these have been worn until last week." She holds one up. It has been turned, and turned again, by somebody who was no hand at sewing.

"There is a mark in them," she says, "inside the band. Forty shirts, and a little number. That is not a laundry. That is a purser."
! lore 20 @all; flag knows_hake; recover vita 3 @all
-> evening

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
  altar H3 speech 6 again "The ropemaker": lore 10 @self; token saved | hurt 1d4
  altar F6 speech 6 again "A girl in a lady's hat": lore 10 @self; token saved | hurt 1d4
  altar C8 nerve 6 again "A boy, up to his chest": lore 10 @self; token saved | snare 1d6
  search E5
  goal exit
  optional

== causeway_lost
The tide sets you down on the shingle in a row, quite gently, feet to the sea. Each of you has a slate on the breast. It is blank, as yet.
! flag slated; lose pp 1 @all
-> town_one

== causeway_done
if token saved 2 -> causeway_many | causeway_few

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
town -> roll_wanted

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
travel drowned_village compass within 4 -> chapter_two | village_late

== village_late
It is in the middle of the fen, in sight of the steeple, that you hear behind you the bell of Waylin Point. It is not rung for a wedding. You stand and count, and it goes on, and you stop counting.
! flag late_one; lose pp 1 @all
-> to_village_still

== to_village_still
travel drowned_village compass -> chapter_two

== chapter_two
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
  altar E5 nerve 5 again times 2 "The pilot, under his table": token steadied; recover pp 1 @self | lose pp 1 @self
  search E2
  goal hold:6

== toll_held
They stop all together, as at a whistle. They roll up what they have brought. "He will be marked absent," says the first, apologetically, through a good deal of water, and they go down into the ditch again, one by one, and the last takes a broom that had been leaning there and puts it straight.
! lore 22 @all; flag pilot
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
travel smugglers_cove compass within 4 -> cove | cove_late

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
-> chapter 3

chapter 3 The Counting House
skirmish 1-3: drowned_hand, drowned_hand | 4-5: revenant, drowned_hand | 6: wailing_woman, wailing_woman | 7: blood_witch, cultist | 8: skin_thief, cutthroat | 9: poltergeist, will_o_wisp | 10: vampire
begin homeward

== homeward
travel waylin_point within 3 -> assembly | springs

== springs
The tide has gone out while you were on the road. It has gone out further than anybody living has seen it, and left the harbour standing there like a set of teeth. In Fore Street every second door is open. In the kitchens there are pots on the stoves, and they have been set back from the heat, by somebody who thought that he might be some time.
! flag springs; lose pp 2 @all
if flag barred -> springs_barred | assembly

== springs_barred
The doors that you nailed up have held. There are marks on the inside of them, at the height of the latch, from people trying to be let go to work. They are a little ashamed of it this morning, and have made you a breakfast.
! recover vita 4 @all; lore 8 @all
-> assembly

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
town -> light_ask

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
if flag slated -> rock_slated | rock_choice

== rock_slated
He has your slates ready. He pushes them across the desk with the tip of a pen. They are not blank any more; and there is, you cannot deny it, a certain rest in seeing what one comes to.
! lose pp 2 @all; afflict cursed 6 @leader
-> rock_choice

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
  search B2 B9
  [flag called] weak the_purser might 5
  [flag reeve_left] weak the_purser defense 5
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
  [flag lantern] altar D5 trickery 5 "The lantern with the horns: walk it along the edge": token led; stun; lore 8 @self | hurt 1d4
  search B2 B9
  [flag knows_hake] weak the_purser defense 5
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
