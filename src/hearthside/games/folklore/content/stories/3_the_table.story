# Facts: FL-356, FL-357.
# Twilight. The lord of an empty keep gives a supper, once in a generation.
story A Place Is Set
id table
difficulty twilight
start ostelnk
candle 110
foes 150 150 165 205
blurb Ostelnk has forty houses. At night thirty-nine have a light. This winter the fortieth has one too.
rumour [past garden enough] The girl from the mill talks without stopping, and one of the things she says is that there is a man in the north who sets a place for her every night. She has told him no, thank you.
rumour [past garden taken_in] Behind their hedge the people of Yorotrucks are never hungry. There is one in the north, a pedlar says, who has been nothing else for three hundred years. One ought to introduce them.
rumour In Ostelnk somebody has lit the fortieth lamp, and cards have come, on thick paper, with the names spelled right.

chapter 1 The Fortieth Light
skirmish 1-2: ghoul | 3-4: wolf, wolf | 5-6: crow_woman | 7: revenant | 8: blood_witch | 9: skin_thief | 10: werewolf
begin invitation

== invitation
The card is thick and cream-coloured. It was on your table this morning, in a locked room, with your names on it, spelled correctly.

"A place is set," it says. There is a date, a week from now, and a crest: a hand, turned up, like somebody asking for an alms or feeling for rain.

The landlady crosses herself with the wrong hand. "My grandfather had one of those," she says. "He wore his good coat."
choose
  Ask about the grandfather -> grandfather
  Ask how many cards have come -> how_many
  Go and look at the fortieth house -> lamps
  Burn the card -> burn_card

== burn_card
It burns as paper does. In the evening there is another, and a note beneath, in the same good hand: "Do bring whom you like."
! lore 6 @all; afflict spooked 5 @leader; flag card_burnt
-> lamps

== how_many
She will not say. But she has them all in a drawer, under the tablecloths, since she is also the post. There are thirty-nine, one to a house. Nobody has called for theirs. "If it has not been fetched," she says, "then it has not been delivered."

You notice that yours are the only ones with more than one name on them.
! lore 12 @all; flag knows_cards
-> lamps

== grandfather
check leader speech 7 -> grandfather_told | grandfather_shut

== grandfather_told
"He came back. That was the trouble. He came back in spring, with his coat brushed, and sat down, and never once asked what was for dinner. Grandmother kept the shutters closed. We are a quiet family. Then the blacksmith's boy went missing, and it was Grandmother who held the lamp, and Mother who held the hammer."

She shows you the stake. It has been in the family, she says, ever since. It has not been in him since the thaw of that year: they lent it out. He lies up at the Leaning Stone with only his coat on him, and she has not slept through a winter since she was told.
! item wooden_stake @leader; lore 18 @all; flag knows_guests
-> lamps

== grandfather_shut
"He had a good coat," she says. "That is all anybody knows."
! lore 6 @all
-> lamps

== fortieth
It stands a little apart, under the cliff, and its windows look at the village as a schoolmaster looks at a class. The door is on the latch. Inside everything is swept. There is a lamp in the window and nobody has lit it: it burns without a wick.
choose
  Put out the lamp -> put_out
  Search the house -> search_house
  Wait for whoever comes home -> wait_home

== put_out
check one occult 7 -> lamp_taken | lamp_bites

== lamp_taken
You say what has to be said, backwards, and blow. It does not go out; it comes along. It is quite light to carry.
! artifact lamp_of_ash @self; lore 20 @all; flag lamp
-> home_comer

== lamp_bites
It leans toward you and takes a breath of you.
! hurt 1d6 @self; lose pp 2 @self
-> home_comer

== search_house
check one archeology 7 -> ledger | nothing

== ledger
Under the stairs there is a visitors' book. Every thirty years, a page. The names are Ostelnk names; the handwriting changes from page to page, except for one line at the bottom of each, always the same: "Thank you. I was so hungry."

At the very front is a family tree. It has a single branch, and on it hang two fruits, a brother and a sister. The sister's has been inked over until the pen went through.
! lore 26 @all; flag knows_sister
-> home_comer

== nothing
Spoons. Forty drawers of spoons.
! coins 8 @all; lore 6 @all
-> home_comer

== wait_home
You sit in the dark and hear the latch, and it is the blacksmith's boy, who was lost when the landlady was young. He has not grown. He hangs up his cap.

He is not surprised to find you. He takes down a tin from the shelf, and out of it he gives each of you a boiled sweet, very old, and keeps none for himself. "You have to say thank you," he says, "and then you can go home." He has been here sixty years. Nobody has told him what else there is.
! lore 14 @all; flag waited
-> home_comer

== home_comer
Others come home behind him, one after the other, wiping their feet. They are dressed for supper. They had forgotten that it is a week away, and are so pleased to find that somebody has come early.
map fortieth_house -> house_won | house_lost
  dark
  foe ghoul G3 H6 C6(3+) I3(5+)
  foe revenant F7
  foe bone_archer H2(4+)
  [flag lamp] weak revenant defense 5
  chest I2 trickery 7 "The dresser with forty drawers": item @self; coins 8 @self | snare 1d6
  [flag waited] altar B6 speech 5 "The blacksmith's boy, under the table": lore 14 @self; flag boy | lose pp 1 @self
  die B3 archeology 6 "The tailor's book: forty coats": lore 12 @self; flag tailor | afflict spooked 5 @self
  search I8
  goal defeat

== house_won
Afterwards they are only old clothes, very good ones. In every collar is sewn the hand.
! lore 20 @all; coins 12 @all
-> boy_asked

== house_lost
You are thrown out like cats. On the step lies a brush, for your coats.
! lose pp 2 @all; flag brushed
-> ostelnk_town

== boy_asked
if flag boy -> boy_home | ostelnk_town

== boy_home
You bring him down into the village with his cap on. In the smithy there is a man of forty who has the same ears. They look at each other, and then the smith goes and fetches a stool, and puts it by the fire, where it seems to have been meant to stand.

"He will not eat," somebody says. "No," says the smith. "I know. But he can work the bellows." That night there are thirty-nine lights and a forge.
! lore 18 @all; status respected @all
-> ostelnk_town

== ostelnk_town
Ostelnk sells you whatever it has. It has noticed that you were invited, and nobody else.
town -> the_post

== what_next
There are six days left. The Pale Keep stands on the cliff and can be seen from everywhere, like a tooth. Between here and there lies the moor, and on the moor something has begun to howl, and wears, shepherds say, a collar.

There is also the coachman. He drove them up, thirty years ago, two and two, and was told to wait. He lives at Lantern Bend, with the horses, and has never been paid.
choose
  Hear the coachman first -> to_coachman
  [flag knows_guests] See to the grandfather, at the Leaning Stone -> to_stone
  Go over the moor, and see about the collar -> to_view

== to_view
They advise you in the shops to go round by the cliff road first, as far as the second bend, since one ought to have seen it once by daylight.
travel cliffroad_7 -> view

== view
From the second bend one has it in front of one, with nothing in between but air. It is smaller than it looks from the village. It has a great many windows, and all of them are clean. Nobody has ever seen who does it. On the ledge before every window, even the highest, there is a little heap of crumbs.

An old man has set up a telescope there, for strangers, at a penny. He does not look through it himself. "There is generally something to be seen about this time," he says, and turns his back, out of tact. You put your eye to it; you have to shut the other one. It is a window, quite near. In the window stands a man with a napkin over his arm. He has a plate in one hand, and with the other he holds out, between finger and thumb, over the abyss, a crumb. There is not a bird in the sky. He is smiling. He has been doing it for a long time, you can see by the wrist.
choose
  Whistle to him like a bird -> view_whistle
  Wave -> view_wave
  Pay for another penny's worth, and learn the windows by heart -> view_learn

== view_whistle
It is a fair thrush. Over there, behind the glass, he has lifted his head. He looks to the left and to the right with his whole face open. He lays the crumb down, on the very edge; and steps back from the window on tiptoe, one step, and another, so as not to frighten whatever it is.
! lore 12 @all; recover pp 1 @all
-> chapter_two

== view_wave
He cannot possibly have seen it. He has put down his plate; he has got out a handkerchief; and he waves it, first with the one hand and then with both.
! lore 8 @all; status respected @leader; afflict spooked 4 @leader
-> chapter_two

== view_learn
There are eighty-one. One does not open. It is low down, behind a chimney, no bigger than a hatch, and on that ledge there are no crumbs.
! lose coins 1 @all; status perceptive @all; lore 10 @all
-> chapter_two

== to_coachman
travel cliffroad_6h within 2 -> coachman | coachman_late

== coachman_late
The house at Lantern Bend is dark, and the stable open. He has harnessed up. You are in time to see his lamps go round the last bend but one, and to hear him click his tongue, to nothing, kindly.
! flag coach_gone; lore 6 @all
-> coach_on

== coachman
He keeps them blanketed, all four, and talks to them through the wall. You look in. There are blankets.

"I was to wait," says the coachman. "Nobody said till when." He is eighty, and sits bolt upright with his hands out before him and the fists closed, as he must have sat then. "I heard it all from the box. It is not what you think. They were happy. They sang. It was only that each time it came round there was one voice less."
choose
  Pay him what he is owed -> pay_coachman
  Ask what they sang -> ask_song
  Tell him that he may go in now -> release_coachman

== pay_coachman
It comes to thirty years at four pence a night. You have not got it. You have some of it, and he counts it twice, and gives you a shilling back, because he was asleep once.

"I could drive you up," he says. "I know where he comes in. It is not by the door."
! pay 16; flag coach; lore 16 @all
-> coach_on

== ask_song
check one speech 6 -> song_learned | song_lost

== song_learned
It is a nursery song. It has a great many verses, and in each of them somebody is put to bed. He has a cracked voice and knows all of it. The last verse, he says, nobody ever got to; but he had children, and he can tell you how it goes.
! flag song; lore 18 @all
-> coach_on

== song_lost
He opens his mouth, and what comes out is one note, held, with the sound of hooves in it. He holds it for as long as you can stand.
! afflict spooked 6 @self; lore 6 @all
-> coach_on

== release_coachman
He thinks about it for the length of a pipe. Then he unclenches his hands. It takes a long time and one can hear it. Out in the stable, one after the other, four blankets sink down.

"They were good horses," says the coachman. He sleeps in the chair. In the morning he is quite cold, and looks like somebody who has been let off.
! lore 14 @all; flag coach_gone; status blessed @leader
-> coach_on

== coach_on
choose
  [flag knows_guests] See to the grandfather, at the Leaning Stone -> to_stone
  Over the moor, to the howling -> chapter_two

== to_stone
travel northway_6h within 3 -> at_stone | stone_late

== stone_late
The snow has been trodden round the Leaning Stone by one pair of good shoes. There is a hole, not deep. Whoever got out of it has stopped to knock the earth from his cuffs.
! flag grandfather_up; lose pp 1 @all
-> chapter_two

== at_stone
Under the Leaning Stone there is snow, and under that a slab, and under the slab a man of fifty in a good coat with his hands folded. His boots have been blacked. He has a napkin.

You have brought the stake. It is what one does. It is only that he opens his eyes when you kneel down, and says, in a low voice, so as to be no trouble: "Is she well? She was a great one for apples."
choose
  Do what you came for -> stone_stake
  Take the coat off him, and burn it -> stone_coat
  Tell him that she is well -> stone_well

== stone_stake
He helps. He undoes the third button, where it will go in easily.
! lore 14 @all; flag stone_done; afflict cursed 4 @leader
-> stone_on

== stone_coat
It does not want to come. It has been on so long that it has grown a lining of its own. When it is off him, and alight, and the hand in the collar has opened and shut, there is an old man lying in the snow in a nightshirt, much too small, and rather cross, and dead.
! lore 20 @all; flag stone_done; flag knows_coats
-> stone_on

== stone_well
"That is good," he says. He thinks. "I am expected," he says, "on Thursday. I should not go, if I were asked. But it is so hard to say, to somebody who has gone to the trouble." And he folds his hands again; but he has turned his face to the wall.
! lore 20 @all; flag grandfather_up; flag promised
-> stone_on

== stone_on
You put the slab back. The landlady's shutter, when you look down into the valley, is open, and there is somebody at it with an apple.
-> chapter_two

== chapter_two
-> first_frost

== lamps
There is still an hour of daylight, and you spend it as one does in a strange place, at the window. Ostelnk is a single street with the cliff on one side of it. It is a decent street. It has a pump, and a cobbler, and a school; and about the time when the sun goes down behind the keep, and the shadow of it comes along the road like a cloth being drawn off a table, you see what it has learned.

A door opens, and a woman comes out with a lamp and hangs it on a hook. She looks to the left. In the next house somebody has come out with a lamp. It goes down the whole of the street like that, one after the other, each waiting for the one before, and at the thirty-ninth they all turn their heads, though none of them would own to it, toward the end. Then they go in. One hears the bolts. In a minute there is no one in the road but a dog; and the dog gets up too, and goes round to the back.

"We are only careful with fire," says the landlady. She has put three spoons of everything on your plates.
choose
  Hang a lamp of your own from the inn's sign -> lamps_hang
  Follow the dog round to the back -> lamps_dog
  Eat what is on the plate, and go -> lamps_eat

== lamps_hang
She does not stop you. She holds the ladder. "That makes it forty," she says, when it is burning; and then, after a while, in another tone: "With the other it makes forty-one." It appears that in all these years nobody in the village had thought of that. On the far side of the street a bolt is drawn back, and somebody puts out her head to see.
! flag lit; lore 10 @all
-> fortieth

== lamps_dog
It has a hole under the wood-stack. It looks at you from in there, with the whites of its eyes; and beside it, side by side, with their paws under them, lie all the other dogs of Ostelnk, and four cats, and a hen. They make room. There is a smell of wet wool, and nobody growls at anybody. One could learn a good deal there, you think, about who is afraid of what.
! lore 10 @all; status perceptive @leader
-> fortieth

== lamps_eat
It is good, plain food, and there is a great deal of it. All the time that you are eating, the landlady stands with her hand on the back of the empty chair.
! recover vita 2 @all
-> fortieth

== the_post
When you come back to the inn with your parcels the landlady is sitting at the table in the public room with her hat on. Before her, in four rows, lie thirty-nine cards. She has dusted them.

"They are to be fetched," she says. "It was always like that. One did not bring them round: whoever wished to know what was in it came and asked. My mother had it so, and hers. And then one of them would come in, on the last evening, for half a pound of sugar; and they would stand where you are standing, and say, is there anything for us?" She squares the edges with her little finger. "There is a rule about it, in the post office. If a thing has been refused it goes back to the sender. I have looked it up. But nobody ever has refused it. It is such good paper."
choose
  Go from door to door with them, and have every house refuse -> post_refuse
  Put all thirty-nine in the stove -> post_stove
  Leave them in the drawer, and buy the sugar -> post_leave

== post_refuse
check one speech 6 -> post_refused | post_shy

== post_refused
It takes the whole evening. You read it out to them on the step, and tell them what they need say; and they look at the card, and down at their aprons, and one can see that nobody has ever asked them this before. "Must I give a reason?" says the cobbler. He need not. He tries it over in the passage, with the door shut, and comes out again quite red. "No," says the cobbler. "Thank you." By ten o'clock you have thirty-nine of them, each with a cross on the back, and the whole street is standing about in the snow in its slippers, repeating it.
! flag declined; lore 20 @all
-> what_next

== post_shy
At the fourth door it has got about. They will not come out; they talk to you through the letter box. It is so very kind of him, they say, and one would not like him to think. It may be that they are to be out of town.
! lore 8 @all; lose pp 1 @self
-> what_next

== post_stove
She lets you do it. It gives a fine heat, and a smell of wax. In the morning there are thirty-nine cards on the table, in four rows, and a fortieth, for the stove.
! lore 8 @all; recover vita 2 @all; afflict spooked 4 @leader
-> what_next

== post_leave
She weighs it out. She gives you good measure. "You need not thank me," says the landlady, and shuts the drawer with her hip.
! recover pp 1 @all
-> what_next

== first_frost
It freezes that night for the first time. In the small hours you are woken by a sound that none of you can put a name to, high up, and thin, and going on and on, as when somebody draws a wet finger round the rim of a glass. It comes from the keep. It comes from the whole of the keep at once.

You go to the window with your blankets round you. All along the cliff, above the roofs, there is a row of lights that was not there before, and in front of every light somebody goes to and fro. They are laying the table. One can follow it quite well: there go the cloths, and there are the candlesticks; and now they come out, one behind the other, a long line of them, each holding something before his breast with both hands, with infinite care, so as not to smear it. It is the glasses. They are being polished. It is six days yet, and he cannot wait.
choose
  Watch it to the end, and count the covers -> frost_count
  Close the shutter, and lie down -> frost_sleep
  Take a glass yourselves, and answer it -> frost_answer

== frost_count
There are forty on each side. You make it eighty, and one at the top. It is not until you are lying down again that it strikes you: there are no more than so many living souls in Ostelnk, with the babes in arms. He has not asked some of them. He has asked them all.
! lore 12 @all; status perceptive @leader
-> chapter 2

== frost_sleep
One can sleep through most things. You dream that you are very clean.
! recover vita 2 @all; recover pp 1 @all
-> chapter 2

== frost_answer
It takes some practice. Then it comes, one wet finger, one thick tumbler of the landlady's, a good deal lower than theirs, and rather flat; and up there, all together, they stop. You can see them, along the whole row of windows, with their cloths in their hands. They have their heads on one side. It is three hundred years since anybody has joined in.
! lore 10 @all; afflict spooked 4 @random; status brave @leader
-> chapter 2

chapter 2 The Collar
skirmish 1-3: wolf, wolf | 4-5: crow_woman | 6-7: wailing_woman | 8: bear_man | 9: will_o_wisp | 10: werewolf
begin over_moor

== over_moor
The moor is white and has one track across it, and the track is of bare feet, and then of paws, and then of feet again.
travel northway_8h -> under_cliff

== moor_on
travel high_moor -> shepherd

== shepherd
You are two days on the moor, and the sleet comes from the side; by the second evening none of you could say whether it is still a hand that is holding the stick. In the lee of a fold sits a shepherd with a lamb in his shirt. He has lost forty this winter. None of them was eaten. "It carries them to me," he says. "It lays them down at the door, one by one, all clean, and looks at me. I tell it, good. I tell it, good dog. What else should one say? And it goes off and howls."
! lose vita 2 @all; lose pp 2 @all
choose
  Ask for the word it wants to hear -> shepherd_word
  [coins 8] Pay for the sheep, and have his whistle -> shepherd_whistle
  Set a trap with him, on the next night -> shepherd_trap
  Let the beast be, and go on to the keep -> no_wolf

== shepherd_word
check one ecology 6 -> word_found | word_lost

== word_found
You sit with him until dusk and listen to it. It is a long way off, and it is not one sound, it has a shape: up, up, and then a drop, as one calls somebody in from the fields. The shepherd has never noticed that. He has it in his own mouth twenty times a day.

"It is calling a name," you say. "It is only that it has not the teeth for it."
! flag called; lore 18 @all
-> fold_night

== word_lost
You sit with him until dusk and listen to it, and after a while you are on your feet, all of you, and some way from the fire.
! lore 6 @all; lose pp 1 @self
-> fold_night

== shepherd_whistle
He bites the coins, and spits. It is a bone whistle, and it makes no sound that you can hear. The dog under the bench gets up and goes and stands with its face in the corner.
! pay 8; flag whistle; lore 8 @all
-> fold_night

== shepherd_trap
You dig it well, and you sit over it for a night in the sleet; and in the morning there is a lamb in it, washed, with its feet together.
! lose vita 2 @all; lore 10 @all; candle -2; flag trapped
-> fold_night

== no_wolf
He looks after you for as long as one can see, with the lamb's head sticking out under his chin. It is not your sheep. That night it howls quite near, and toward morning there is something on the grass before your tent, clean, with its feet together. It is a hare. It has thought that you might not care for mutton.
! flag no_wolf; lore 6 @all; recover vita 2 @all
-> chapter_three

== to_stones
travel wolf_stones compass within 5 -> stones | stones_late

== stones_late
It has waited for you as long as it could. The nine stones stand round a place where the snow is beaten flat, and there is blood on the ninth, at the height of a neck, where it has been trying to rub something off.
! flag frantic; lore 4 @all
-> to_stones_still

== to_stones_still
travel wolf_stones compass -> stones

== stones
Nine stones in a ring, each the height of a man kneeling. In the middle lies a wolf as large as a calf, with its chin on its paws, and watches you come.

The collar is silver. There is writing on it, and a ring for a chain, and the fur beneath it has been gone a long time.
choose
  Read the collar aloud -> read_collar
  [flag knows_sister] Call it by the sister's name -> call_name
  [flag called] Call it in, as one calls somebody in from the fields -> call_in
  Put down your weapons -> put_down
  Attack while it lies -> wolf_fight

== read_collar
check one archeology 7 -> collar_read | wolf_fight

== collar_read
"GOOD," it says. It has been written over and over, in finer and finer letters, all the way round. GOOD GOOD GOOD GOOD. The wolf's ears go flat. You do not think that it was ever said.
! lore 20 @all
-> offer

== call_name
There was no name left on the page. But there was a dent where the pen had gone through, and you read it with a fingertip, and say it now: "Oda."

The wolf gets up like a person getting up. Nothing in its face changes. It is only that now somebody is using it.
! lore 32 @all; flag oda
-> offer

== call_in
You do it badly. You have not the lungs. But you have the tune: up, and up, and the drop; and at the drop its whole body goes, the way a dog's does that has heard a latch. It comes to you on its belly over the snow.
! lore 26 @all; status brave @leader
-> offer

== put_down
if flag trapped -> down_wary | down_fair

== down_wary
It has been at the pit before you, and looked in. It knows whose spades those were.
check all nerve 7 -> sniffed | wolf_fight

== down_fair
check all nerve 6 -> sniffed | wolf_fight

== sniffed
It goes from one to the next and smells your hands. At the last it sighs, like a dog in a house where somebody has died.
! lore 20 @all
-> offer

== offer
It lifts its head, and shows you its throat, and on the throat the clasp. It wants something. It is very hard to tell which of two things it wants.
choose
  Open the clasp -> open_clasp
  [flag oda] Ask her which, and wait -> ask_oda
  Strike while it holds still -> mercy

== ask_oda
You ask it as one would ask anybody. It is the first question that she has been put in three hundred years, and she takes her time. Then she lays her head on its side in your lap, so that the clasp is uppermost; and holds it there, quite still, while you find out how it goes.
! lore 16 @all
-> clasp_open

== open_clasp
if flag frantic -> clasp_hard | clasp_try

== clasp_hard
She has rubbed it half through, and it is full of blood and hair, and she cannot hold still any more.
check one trickery 8 -> clasp_open | clasp_bitten

== clasp_try
check one trickery 7 -> clasp_open | clasp_bitten

== clasp_open
It falls off, and the grass hisses where it lies. A woman stands in the ring of stones with her hair grown through with heather. She is older than the keep. She cannot talk any more; she points at the keep and then she draws her thumb across her own throat, and then across his, whoever he is, as high as a tall man's.

She goes ahead of you, on two legs when she remembers. The collar she leaves where it is. One of you goes back for it.
! flag sister_free; flag collar; lore 38 @all; artifact wolf_bell @self
-> chapter_three

== clasp_bitten
It was a hundred years shut. It cuts you both, and one of you bites.
! hurt 1d6 @self; afflict lycanthropy 6 @self
-> wolf_fight

== mercy
You are quick. You are not quick enough for it to be that.
! lore 6 @all
-> wolf_fight

== wolf_fight
map wolf_stones -> wolf_won | wolf_lost
  foe wolf_of_kremel E9
  foe wolf H3 C8(3+) H8(4+) I7(5+)
  [flag frantic] foe wolf D2
  [flag trapped] foe wolf G2
  [flag whistle] weak wolf_of_kremel might 10
  [flag called] weak wolf_of_kremel defense 5
  search B4
  goal defeat

== wolf_won
Without the wolf in it the collar is very small. A woman's, for a narrow neck. You take it along. You could not say what for.
! lore 32 @all; coins 12 @all; item silver_dagger @leader; flag collar; flag wolf_dead
-> chapter_three

== wolf_lost
It drags you, one after the other, by the collar, to the edge of the moor, and leaves you there, and goes back to its stones.
! lore 8 @all; flag brushed
-> chapter_three

== chapter_three
-> moor_end

== under_cliff
The road goes out of Ostelnk under the cliff, and it is the custom to walk there on the outer side. Things come down. It is stones, mostly. This morning, among the stones, all along the foot of the wall, lie bones; they are chicken, and mutton, and they have been picked so clean that they might be ivory. There are three hundred years of them. Somebody comes down here and puts them in order.

She is at it now, an old nun with a wheelbarrow. She has the long ones on the left. "He does not eat it, you know," she says. "He has it brought in, and carved, and he asks everybody whether they will not have a little more; and then it is thrown out of the window just as it was. I was there once. I washed up." She looks at your hands, and your necks, and last of all at the card which one of you has in his hat. "I was not on the list. I was only in the kitchen. It is a great thing," says the nun, "to have been overlooked."
choose
  Ask her what is thrown out after the meat -> cliff_after
  Ask her where the kitchen is -> cliff_kitchen
  Help her with the barrow as far as the bend -> cliff_barrow

== cliff_after
"The napkins," she says. "There is nothing on them. I have had them all in my hands. One would think that in so many years somebody would have wiped his mouth." She gives you one out of her sleeve. It is as white as the day when it was hemmed; it has a hand in the corner, turned up; and whoever puts it over his face at night, she says, will have no dreams at all.
! recover pp 2 @all; lore 8 @all
-> moor_on

== cliff_kitchen
She draws it for you with a thigh bone in the snow: here the great doors, here the stair that smells of linen, and here, behind the chimney, where one would not look for it, a hatch. "It is for the plates," says the nun. "One sends them up, and they come back clean. I used to put my head in, and listen. They say please in there. They say it the whole night long."
! lore 14 @all; status perceptive @leader
-> moor_on

== cliff_barrow
It is heavier than it looks. At the bend there is a little yard with a wall, and in the yard a heap that has been built up as carefully as a church. "It will be for him," she says. "When it comes to it. He ought to have something under him that was meant for guests." She blesses you, with a wishbone.
! status blessed @leader; lose vita 1 @leader
-> moor_on

== fold_night
There is no going on before it is light. You lie in the fold among the ewes, with a hurdle across the gap, and it is the warmest bed that you have had since you set out. The shepherd lies across the opening. He talks to them in his sleep.

Some time after midnight all the ewes stand up. They do not bleat. They turn round, with a rustle, so that they face the same way; and on the other side of the hurdle, so near that its breath comes through the withies in two small clouds, something lies down. It does it as a dog does, turning about first. One hears the weight of it, and how it puts down its chin; and then there is a little hard sound, again and again, of metal upon wood. It is trying to lay its head flat, and there is something in the way.
choose
  Reach through, and turn the collar so that the clasp is at the side -> fold_reach
  Keep quite still until it has gone -> fold_still
  Wake the shepherd, and let him talk to it -> fold_wake

== fold_reach
check one ecology 6 -> fold_turned | fold_snapped

== fold_turned
The fur is gone there, and the skin is as thin as a grandmother's. You find the ring with two fingers, and turn it. There is a long breath out, so long that the straw moves. After that it sleeps. It sleeps on one side of the hurdle, and you on the other, till four; and when it gets up and shakes itself it does so very carefully, not to make a noise.
! status faithful @self; lore 14 @all; recover vita 2 @all
-> to_stones

== fold_snapped
It is your sleeve that it gets. It lets go at once. Through the withies you see an eye, as large as a plum, and there is such shame in it that one would like to beg its pardon.
! hurt 1d4 @self; lore 6 @all
-> to_stones

== fold_still
It sighs. It does not sleep; nor does anybody. In the morning there is a place melted in the snow in the shape of a person lying with her knees drawn up.
! lore 8 @all; lose pp 1 @all
-> to_stones

== fold_wake
"Is it you?" says the shepherd, through the hurdle. "There is a good girl. Do you lie down, and let the gentry sleep." It has never been called girl. You hear it think. "It is only weather," he tells it, "and it will be morning by and by, and there are thirty-one of us still, and you have not let the fox have one." It is what he says to the ewes; he has nothing else to say. They are both asleep before he has got to the end.
! recover vita 2 @all; recover pp 1 @all
-> to_stones

== moor_end
You go down from the moor by the light of the keep. It lies before you the whole way, with all its windows, and does not seem to come any nearer; it is rather as if you were being slowly turned toward it on a spit.

On the last slope there are other people. You see them ahead of you and on both sides, at some distance, going down through the snow by ones and twos, in their good coats. They walk with their hands behind them. They bow when they see that you have seen them. One of them, a lady in grey, has stopped to take a stone out of her shoe, and looks up at you, holding on to a thorn bush, and smiles; she is not at all embarrassed. She has walked down here, she tells you, every thirty years, and it has always been the same stone.
choose
  Give her your arm as far as the road -> end_arm
  Ask her what she would like to eat -> end_eat
  Let them get well ahead -> end_wait

== end_arm
It weighs nothing, and it is very cold. She talks about the theatre. At the milestone she takes back her hand, and presses yours, and leaves something in it, wrapped in a bit of silver paper: she had been keeping it, she says, for someone who would not say please. It is a sugared almond. It is at least a hundred years old, and it is good.
! recover vita 3 @all; lore 8 @all; afflict spooked 4 @leader
-> chapter 3

== end_eat
It takes her by surprise. She stands there on one foot. "Do you know," says the lady in grey, "an egg." She says it with a sort of terror. "A boiled egg, with the top off. I used to have it in bed." And she sits down in the snow among the thorn bushes, with her shoe in her lap; and when you look round, at the bend, she is sitting there still, and has not gone on.
! lore 16 @all; recover pp 2 @all
-> chapter 3

== end_wait
You let them. It is a long procession. When the last has gone by you go and look, and there is one track in the snow, and that is yours.
! lose pp 1 @all; status perceptive @leader
-> chapter 3

chapter 3 Supper
skirmish 1-3: ghoul, bone_archer | 4-5: revenant | 6: candle_priest, cultist | 7: crow_woman | 8: wailing_woman | 9: skin_thief | 10: vampire
begin to_keep_way

== to_keep
if flag coach -> by_coach | on_foot

== by_coach
He is waiting at the roadside, on the box, with his hands out before him and the fists closed. There are four blankets in the shafts. You get in. Nobody speaks. It is the smoothest coach that you have ever sat in, and the hedges go by, and there are faces in them that take off their hats.
! recover vita 3 @all; recover pp 2 @all
travel pale_keep -> coach_gate

== coach_gate
"He comes in over the kitchen," says the coachman, and points with his whip, "and he wipes his feet, and then he stands there until he has remembered what one does with one's face." He clicks his tongue. "I shall wait," he says.
! flag back_way; lore 12 @all
-> at_gate

== on_foot
travel pale_keep within 4 -> at_gate | keep_late

== keep_late
The soup is cold. One knows it on the bridge already, by the smell. They have been sitting in front of it for a night and a day, since nobody begins before the guests have come.
! flag soup_cold; lose pp 1 @all
-> on_foot_still

== on_foot_still
travel pale_keep -> at_gate

== at_gate
The bridge is down. On the chains hang lanterns, one for each of you. A servant with a candle for a face takes your coats.

"You are early," he says, "or late. His lordship is so rarely exact himself."
choose
  Give him your coats -> coats_given
  Keep them on -> coats_kept
  [coins 12] Ask what the coats inside cost, and pay for them -> coats_paid

== coats_given
He carries them off over his arm. When he comes back he has others, that fit. They are lined with something warm. You would not have thought that you had been so cold.
! flag coats; recover vita 4 @all; status respected @all
-> gallery

== coats_paid
He names a sum. One sees that nobody has ever asked. He takes your coins one by one, looks at both sides, and does not know what it is that comes next; and then he does, it comes back to him from somewhere, and he writes it down upon his cuff. "Sold," he says, and listens to how that sounds.

They are good coats. After this he holds no more doors for you. One holds doors for guests.
! pay 12; flag bought; recover vita 2 @all; lore 12 @all
-> gallery

== coats_kept
He takes the air above your shoulders, just as carefully, and hangs it up.
! lose pp 1 @all; status brave @leader
-> gallery

== two_ways
There are two ways: the great doors, with music behind them; and a stair that goes down, from which it smells of earth and clean linen.
choose
  By the great doors, as guests -> hall_guests
  Down the stair -> vault
  [flag sister_free] Let Oda choose -> oda_chooses
  [flag knows_coats] To the cloakroom, with a tinder box -> cloakroom
  [flag tailor] To the cloakroom, with a pair of shears -> shears

== shears
The tailor's book has told you where he begins. There is one thread, the same in all of them, that goes in at the collar and comes out at the heart, and it is not silk. You cut it two hundred times. By the end there is a sound in the house like somebody breathing out.
! flag seam; lore 18 @all; lose pp 1 @leader
-> hall_guests

== cloakroom
There are two hundred of them on hooks, brushed, and they turn their collars to you when the door opens. You have only to do once more what you did at the Stone. They go up like curtains. Upstairs the music stops, and begins again, thinner.
! flag vault_done; lore 16 @all; hurt 1d4 @all
-> hall_guests

== oda_chooses
She does not go to either. She goes to a place in the wall and puts her hand flat against it, where a child's height is notched into the plaster, and it opens. Behind it a stair leads down, and she has taken the candle out of the servant's face.
! lore 14 @all; flag back_way; recover pp 2 @all
-> vault

== vault
Beneath the keep they lie in rows, in their good coats, with their hands folded. There is an empty bed at the end of each row. Someone has turned down the sheets.
map keep_vault -> vault_done | vault_lost
  dark
  sleeper C5 "A sleeper in a soldier's coat"
  sleeper F9 "A sleeper in a bride's veil"
  foe ghoul E5 D9(4+)
  [not flag back_way] foe ghoul G5
  [flag grandfather_up and not flag promised] foe revenant E7
  foe bone_archer I3 F7(5+)
  lever B8 opens H7 "A bell pull": lore 4 @self
  chest I2 trickery 7 "The linen press": artifact @self | snare 1d6 1
  [flag promised] altar D6 "A man of fifty, with his face to the wall": lore 16 @self; recover vita 4 @self
  [flag tailor] die B5 archeology 6 "The tailor's mark, and the seam to cut": lore 12 @self; flag seam | hurt 1d4
  goal defeat exit

== vault_lost
You wake above ground, among wagons. Your coats have been brushed. You walk back up, since you are expected.
! flag vault_failed; lore 8 @all
-> hall_guests

== vault_done
Fewer will come up to supper tonight. You straighten the sheets, out of habit, and go up.
! lore 26 @all; flag vault_done
-> hall_guests

== hall_guests
if flag vault_failed -> hall_brushed | placement

== hall_brushed
The candle-faced man bows you in, lower than before. You have been seen asleep. There is a familiarity in it.
! lose pp 1 @all
-> placement

== hall_table
The table is forty ells long. On either side sit those who were asked before you, and in front of each is an empty plate. At the far end a man stands up. He has waited for you with his chair pushed back; one can see that he has been standing like that for some time.

"I am so glad," says the Pale Lord. "It is dreadful to eat alone. Sit. There is only one course, but I think you will find that it goes round."
choose
  Sit down, and talk until it is light -> talk
  # FL-357
  [flag sister_free] Let Oda sit down -> oda_sits
  # FL-357
  [flag collar] Lay the collar on his plate -> collar_plate
  # FL-357
  [flag lamp] Set the lamp of ash in the middle of the table -> lamp_set
  Overturn the table -> supper_fight

== talk
if flag knows_guests -> talk_known | talk_cold

== talk_known
You have heard of him from a landlady, and of a coat that was always brushed. It is somewhere to begin. He leans forward. So do the others, with their forks.
-> talk_map

== talk_cold
You sit down opposite. You have nothing to say to him, and he has all the time there is.
! lose pp 1 @all
-> talk_map

== talk_map
It is seven hours to dawn, and he is charming; but they are hungry, and every time that the talk fails somebody's hand comes over the edge of the table.
map keep_hall -> talked | supper_lost
  foe the_pale_lord E4
  foe ghoul C6 H6(3+) G3(4+)
  foe candle_priest C8(5+)
  [not flag vault_done] foe ghoul D2
  [flag soup_cold] foe revenant B4
  [flag coats] weak the_pale_lord might 5
  [flag bought] weak the_pale_lord vita 4
  [flag knows_cards] weak the_pale_lord might 5
  [flag card_burnt] foe ghoul I4
  [flag declined] weak the_pale_lord defense 5
  [flag host] weak the_pale_lord might 5
  [flag lit] weak the_pale_lord vita 6
  [flag song] altar D8 speech 5 again times 2 "The nursery song": token verses; recover vita 2 @self | lose pp 1 @self
  # FL-356
  altar F8 speech 7 again times 3 "Weather, and taxes, and the price of candles": token verses | hurt 1d4
  lever B9 opens G5 "The servants' bell": lore 4 @self
  search B2
  [flag stone_done] weak the_pale_lord defense 5
  [flag no_wolf] foe wolf I6
  # FL-356
  goal token:verses:3

== talked
You talk until four. You talk of weather and taxes and the price of candles, and he leans forward with his chin on his hand, and forgets. Nobody has talked to him in three hundred years; they have only said please. When the window turns grey he looks at it as one looks at a bill.

"You might have told me," he says. And then, being what he is: "Thank you. I was so hungry."
if flag song -> talked_song | talked_host

== talked_song
At the other end of the table, very softly, somebody has got to the last verse.
! lore 12 @all
-> talked_host

== talked_host
if flag host -> talked_asked | talked_close

== talked_asked
One does not go without a word. It is you who asked him, after all; you had said it in the gallery, in front of the smallest of the frames, that he should come down to the village some time and be given something. "I should have liked that," says the Pale Lord. He is so thin by now that one can read the card through him. "What would there have been?" You tell him: there would have been potatoes, with the skins on. He shuts his eyes, to see it better, and does not open them again.
! lore 16 @all; status respected @all
-> talked_close

== talked_close
The guests look at one another across the plates. They are a good deal older than they were at midnight. One of them asks, with some embarrassment, whether anybody knows the way to the cloakroom; and they go, by twos, as they came, down the great stair and over the bridge, and every few yards there is one who finds that he is tired, and sits down by the side of the road with his hands folded, and is snow. Nobody in Ostelnk has looked out of the window. But when you come down into the street there are thirty-nine doors on the latch, and in each of them stands somebody with a coat over the arm, in case that it should be wanted.
! lore 85 @all; coins 30 @all; status favored @all; artifact @leader; artifact @random
close dawn 92

== oda_sits
She takes the chair at the other end. It has been kept for her; there is dust on every chair but that one. They look at each other over forty ells of silver. He says her name. It is the first one in the book, and he inked it out himself.

Then she comes down the middle of the table, on her hands and feet, among the plates.
map keep_hall -> oda_ends | supper_lost
  foe the_pale_lord E4
  foe ghoul C6 H6(3+)
  foe candle_priest C8(4+)
  [not flag vault_done] foe ghoul D2 G2(3+)
  weak the_pale_lord vita 10
  [flag oda] weak the_pale_lord defense 5
  [flag back_way] weak the_pale_lord might 5
  [flag seam] weak the_pale_lord vita 4
  [flag soup_cold] foe revenant B4
  lever B9 opens G5 "The servants' bell": lore 4 @self
  altar F8 "Oda, between two leaps": recover vita 3 @self; status swift @self
  search B2
  [flag coach_gone] weak the_pale_lord might 5
  [flag whistle] altar D8 "The bone whistle": status brave @self; recover pp 2 @self
  goal kill:the_pale_lord

== oda_ends
if flag oda -> oda_named | oda_nameless

== oda_named
She eats. It is not quick and she does it with her hands. The guests look at their plates. When it is over she wipes her mouth on his napkin, and puts the card with the crest upright against his glass, and goes out, on two feet, to look at the moor.

The light in the fortieth house is out. Somebody has bought it. She keeps sheep.

She paid in silver, all of it in letters, GOOD and GOOD and GOOD, cut small with a pair of shears. She has no furniture. She sleeps on the sill. In the first winter people went up there with this and that, out of curiosity, a stool, a pan; she looked at each thing for a long time, and at whoever had brought it, and in the night there was something laid before that person's door, clean, with its feet together. It has got about that she is very fond of spoons.
! lore 95 @all; coins 20 @all; artifact @all
close the_sister 100

== oda_nameless
It is over before she has remembered how one stops. She stands among the plates with her head low, and there is nobody at that table, living or otherwise, who could call her; nobody ever learned what by.

In the spring there are lambs on the doorsteps again, clean, with their feet together. People have begun to say good dog. One of them, they say, has begun to ask her in.
! lore 80 @all; coins 20 @all; artifact @leader; item @all
close the_sister 88

== collar_plate
He looks at it for a long time. "I only wished her to stay," he says. Then he puts it on. It is silver, and it shuts; and there is writing all round it, and he begins to read.
! lore 26 @all
map keep_hall -> won_silver | supper_lost
  foe the_pale_lord E4
  foe ghoul H8(3+) C6(4+)
  foe candle_priest C8(5+)
  [not flag vault_done] foe ghoul D2
  weak the_pale_lord might 5
  weak the_pale_lord defense 5
  [flag wolf_dead] weak the_pale_lord vita 8
  [flag seam] weak the_pale_lord vita 4
  [flag soup_cold] foe revenant B4
  lever B9 opens G5 "The servants' bell": lore 4 @self
  search B2
  [flag knows_sister] weak the_pale_lord defense 5
  [flag bought] weak the_pale_lord might 5
  goal kill:the_pale_lord

== lamp_set
It burns without a wick, and by it one sees what one is. They shade their eyes. "Oh," says a lady in grey, looking at her own hand, "is that still going on?"

He would like it put out. He asks you to, three times, each time more nearly politely.
map keep_hall -> lamp_won | supper_lost
  foe the_pale_lord E4
  foe ghoul C6 H6(3+)
  foe candle_priest C8 G8(4+)
  [not flag vault_done] foe ghoul D2 G2(4+)
  [flag seam] weak the_pale_lord vita 4
  [flag brushed] foe ghoul I8
  [flag soup_cold] foe revenant B4
  weak the_pale_lord might 5
  altar E6 occult 6 again times 3 "The lamp: turn it up": token seen; lore 6 @self | hurt 1d6
  lever B9 opens G5 "The servants' bell": lore 4 @self
  search B2
  [flag collar] weak the_pale_lord defense 5
  goal token:seen:3

== lamp_won
if flag boy -> lamp_boy | won_lamp

== lamp_boy
The first to get up is a man with a smith's forearms, who was a guest before you were born. He turns his head toward the window, as if somebody down there had begun to work a bellows.
! lore 14 @all
-> won_lamp

== supper_fight
The guests rise, politely, all together.
map keep_hall -> won_dark | supper_lost
  foe the_pale_lord E4
  foe ghoul C6 H6(3+)
  [not flag vault_done] foe ghoul G3 D3(4+)
  [flag grandfather_up and not flag promised] foe revenant C4
  [flag coach_gone] weak the_pale_lord might 5
  [flag no_wolf] foe wolf B6
  [flag stone_done] weak the_pale_lord defense 5
  [flag coats] foe poltergeist I6
  [flag bought] weak the_pale_lord might 5
  [flag brushed] foe ghoul I8
  [flag seam] weak the_pale_lord vita 4
  foe candle_priest C8(5+)
  lever B9 opens G5 "The servants' bell": lore 4 @self
  search B2
  [flag card_burnt] foe ghoul I4
  [flag knows_cards] weak the_pale_lord defense 5
  [flag knows_coats] weak the_pale_lord vita 4
  [flag declined] weak the_pale_lord might 5
  [flag lit] weak the_pale_lord vita 6
  [flag vault_failed] foe ghoul E2(3+)
  goal kill:the_pale_lord

== won_lamp
One by one, they see by it; one by one they remember whose coat it is, and lay it over the back of the chair, and go out past you, nodding, like people after church. At the end he sits there alone, in front of forty clean plates, and the lamp shines on him, and he looks smaller and smaller, and is a boy with a stomach ache, and is not there.
! lore 85 @all; coins 30 @all; artifact @leader; item @all
close after_church 95

== won_silver
He has read it all the way round. GOOD, it says, GOOD. "But I never said it," says the Pale Lord, and you see that it comes to him as something new. The collar is much too small for him by now, and it goes on closing.
if flag wolf_dead -> won_silver_stones | won_silver_oda

== won_silver_oda
She has stood in the door since he began to read. When it has shut, and there is nothing in it any more, she takes it off the floor between two fingers, and goes with it to the well, and listens for a long time after she has let go.
! lore 80 @all; coins 30 @all; item @all; artifact @leader
close good 92

== won_silver_stones
You carry it back to the nine stones. It takes two days. There is nothing there to lay it on, except the place where the snow is beaten flat.
! lore 80 @all; coins 30 @all; item @all; artifact @leader
close good 84

== won_dark
He takes a long time to come apart, and apologises throughout. In the end there is a good coat, and a hand, turned up.
if flag coach -> won_coach | won_lights

== won_coach
Before the gate stands the coach with its lamps lit. He sees you come out on your own feet, all who do, and counts you, and for the first time in thirty years he lowers his hands. "Full," says the coachman, "both ways." He takes you as far as the bridge, and goes on, without stopping, where there is no road.
! lore 14 @all
-> won_lights

== won_lights
There are forty lights in Ostelnk that night. You stand on the bridge and count them, and count them again, and nobody says what everybody has seen: that one of them is moving.

It goes from house to house. At each it stops for about as long as it takes to read what is on the door, and then it goes on, without haste, as somebody does who has been given a list. In the morning there is a card on every table. They are blank. The paper is thick and cream-coloured; but there is no crest on it any more, and no date, and it seems that one is meant to fill that in for oneself. The landlady has put hers behind the clock. She has ruled a line on it, so that it should be straight when it comes to it.
! lore 70 @all; coins 30 @all; item @all
close one_is_moving 75

== supper_lost
Somebody must have let you go. You remember that he asked you something, very kindly, and that you said yes.
if flag promised -> lost_promised | lost_waited

== lost_promised
At the bridge a man of fifty stood in your way, in a nightshirt, in the snow. "They have been already," he said to somebody behind you. "I was at the table with them. They had seconds." It was very well done. You have not thanked him.
! lore 30 @all
close let_off 40

== lost_waited
if flag waited -> lost_thanks | lost_guests

== lost_thanks
You remember a tin, too, and the taste of a very old sweet. You said thank you, each of you, aloud, at that table; and he put down his fork. It turns out that it is a rule. It turns out that nobody had ever said it first.
! lore 26 @all
close let_off 38

== lost_guests
You wear your good coats now. You do not ask what is for dinner.
! lore 16 @all; afflict bloodlust @leader
close guests 20

== to_keep_way
if flag no_wolf -> to_keep | leaning

== leaning
travel northway_6h -> leaning_stone

== leaning_stone
Your way leads by the Leaning Stone. It leans a little more than it did, or the snow is higher.
if flag stone_done -> leaning_done | leaning_open

== leaning_done
Somebody has been there before you. The slab has been swept; and on it, in a row, as on a pantry shelf, lie apples, one for every year, beginning with the small ones. At the end of the row sits the landlady with a rug round her, and peels. "He never asked what was for dinner," she says. "All that winter. I was six. I thought that it was because he did not like us." The peel comes off in a single piece. She lays it on the stone, in a ring, and it shows its white side. "So I thought that I would come and tell him."
! lore 12 @all; recover vita 3 @all
-> leaning_on

== leaning_open
The slab has been set back, a hand's breadth from where it was. There is a light in the crack. You put your ear to it, since nobody is looking, and inside, in a low voice, so as to be no trouble, a man is practising. "No," he says. "No, indeed. I thank you, no." Then it is quiet; and then, with a small sob: "Well, just a very little."
! lore 10 @all; lose pp 1 @all
-> leaning_on

== leaning_on
choose
  Leave something to eat there, whoever it is for -> leaning_leave
  Knock three times, for luck -> leaning_knock
  Go by on the other side of the road -> to_keep

== leaning_leave
You have a heel of cheese, and half an onion. It is what you would have had yourselves. You put it on the stone, upon a leaf, and go on hungry, and feel for a mile or so as light as people do who have got out of something.
! lose vita 1 @all; status blessed @leader
-> to_keep

== leaning_knock
It is answered, three times, from a good way down. You had not really expected that.
! status lucky @leader; afflict spooked 4 @random
-> to_keep

== gallery
He lights you along a gallery. It is hung from the floor to the ceiling with the family; and the family, from the first to the last, is one man. Here he is in armour, and here in lace. The painters have grown better in the course of time, and so it is only toward the end that one sees what the early ones had seen already and put down to their own want of skill: he is not looking out of the picture at you. He looks past your shoulder, at what there may be behind you on a tray.

At the very end, by the door, low down, where a servant would hang it, there is a small frame with a child in it. He has a spoon in his fist. He is perhaps four; somebody has drawn him in chalk, quickly, because he would not keep still, and has written beneath it: "More."
choose
  Ask who drew it -> gallery_who
  Say to it what one says to a child: that he is to come and have some -> gallery_host
  Turn it with its face to the wall -> gallery_turn

== gallery_who
"Her ladyship his sister," says the servant. A drop runs down from his face and sets upon his collar. "She had a gift. There were some others that she did. There was a very good one of a dog." He holds the candle, himself, a little nearer. "It was the winter of the siege," he says. "There was a long time when there was nothing in the house at all. They do not say, in the family, what it was that they ate."
! lore 18 @all; status perceptive @leader
-> two_ways

== gallery_host
It is only a manner of speaking. You say it, bending down, since it hangs so low: that if he is hungry he should come down to the village some time, and be given something. You do not think that anyone has heard. But in all the frames, along both sides of that gallery, from the armour to the lace, the eyes have come round; and for the first time they are looking at you.
! flag host; lore 12 @all
-> two_ways

== gallery_turn
The back of it is full of little strokes, in pencil, in bundles of five. There are some thousands. It is how one counts days, or meals.
! lore 10 @all; lose pp 1 @leader; status brave @leader
-> two_ways

== placement
There are cards at the places. You go along behind the chairs and look for your own, as one does, with your head on one side, murmuring excuse me; and they draw in their elbows for you, and go on gazing at their plates. They have been put boy and girl. Here is the cobbler's aunt. Here is a bride; here is a soldier, with his sleeve pinned up. They all have the same way of sitting, very straight, a little forward, like people in a waiting room who have heard a door.

You have been separated. It is what one does with guests. One of you has been put quite at the top; and one at the bottom, in the draught, beside something in a high chair.
choose
  Sit where you have been put -> place_sit
  Change the cards round, so that you are together -> place_change
  Sit down in the draught, beside the high chair -> place_low

== place_sit
It is a compliment, and one feels it. The bride has leaned over and is telling you, without moving her lips, how it is done: one says that it looks delicious. One says it before he has lifted the cover. He is so grateful for it, she says; it gives one another quarter of an hour.
! status respected @leader; lore 8 @all
-> hall_table

== place_change
There is a breath all down the table, as when somebody at a concert has turned over too soon. But you are sitting in a row now, with your shoulders touching. The soldier, who has had to move, looks at you for a long moment; and then with his one hand, under the cloth, where it will not be seen, he slides you his knife.
! status brave @all; lose pp 1 @leader
-> hall_table

== place_low
It is too small for the chair, and has been propped up with books. It has a bib. It does not look at its plate: it looks at you, and at your mouth, and when you shut your mouth it shuts its own. You find that you have half a biscuit in your pocket. It is gone before you have properly held it out. It is the only thing that is eaten at that table the whole of the evening, and nobody has ever looked at you, before or after, in such a way.
! lore 12 @all; status lucky @leader; recover pp 1 @all
-> hall_table
