# Twilight. The lord of an empty keep gives a supper, once in a generation.
story A Place Is Set
id table
difficulty twilight
start ostelnk
candle 160
blurb Ostelnk has forty houses. At night thirty-nine have a light. This winter the fortieth has one too.

chapter 1 The Fortieth Light
skirmish 1-2: ghoul | 3-4: wolf, wolf | 5-6: crow_woman | 7: revenant | 8: blood_witch | 9: skin_thief | 10: werewolf
begin invitation

== invitation
The card is thick and cream-coloured. It was on your table this morning, in a locked room, with your names on it, spelled correctly.

"A place is set," it says. There is a date, a week from now, and a crest: a hand, turned up, like somebody asking for an alms or feeling for rain.

The landlady crosses herself with the wrong hand. "My grandfather had one of those," she says. "He wore his good coat."
choose
  Ask about the grandfather -> grandfather
  Go and look at the fortieth house -> fortieth
  Burn the card -> burn_card

== burn_card
It burns as paper does. In the evening there is another, and a note beneath, in the same good hand: "Do bring whom you like."
! lore 4 @all; afflict spooked 5 @leader
-> fortieth

== grandfather
check leader speech 7 -> grandfather_told | grandfather_shut

== grandfather_told
"He came back. That was the trouble. He came back in spring, with his coat brushed, and sat down, and never once asked what was for dinner. Grandmother kept the shutters closed. We are a quiet family. Then the blacksmith's boy went missing, and it was Grandmother who held the lamp, and Mother who held the hammer."

She shows you the stake. It has been in the family, she says, ever since.
! item wooden_stake @self; lore 12 @all; flag knows_guests
-> fortieth

== grandfather_shut
"He had a good coat," she says. "That is all anybody knows."
! lore 4 @all
-> fortieth

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
! artifact lamp_of_ash @self; lore 15 @all; flag lamp
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
! lore 20 @all; flag knows_sister
-> home_comer

== nothing
Spoons. Forty drawers of spoons.
! coins 6 @all; lore 4 @all
-> home_comer

== wait_home
You sit in the dark and hear the latch, and it is the blacksmith's boy, who was lost when the landlady was young. He has not grown. He hangs up his cap.
! lore 8 @all; flag waited
-> home_comer

== home_comer
Others come home behind him, one after the other, wiping their feet. They are dressed for supper. They had forgotten that it is a week away, and are so pleased to find that somebody has come early.
skirmish ghoul, ghoul, revenant -> house_won | house_lost

== house_won
Afterwards they are only old clothes, very good ones. In every collar is sewn the hand.
! lore 15 @all; coins 10 @all
-> ostelnk_town

== house_lost
You are thrown out like cats. On the step lies a brush, for your coats.
! lose pp 2 @all
-> ostelnk_town

== ostelnk_town
Ostelnk sells you whatever it has. It has noticed that you were invited, and nobody else.
town -> what_next

== what_next
There are six days left. The Pale Keep stands on the cliff and can be seen from everywhere, like a tooth. Between here and there lies the moor, and on the moor something has begun to howl, and wears, shepherds say, a collar.
choose
  Go over the moor, and see about the collar -> chapter_two
  Go straight to the keep -> straight

== straight
! flag no_wolf; lore 2 @all
-> chapter_three

== chapter_two
-> chapter 2

chapter 2 The Collar
skirmish 1-3: wolf, wolf | 4-5: crow_woman | 6-7: wailing_woman | 8: bear_man | 9: will_o_wisp | 10: werewolf
begin over_moor

== over_moor
travel wolf_stones compass -> stones

== stones
Nine stones in a ring, each the height of a man kneeling. In the middle lies a wolf as large as a calf, with its chin on its paws, and watches you come.

The collar is silver. There is writing on it, and a ring for a chain, and the fur beneath it has been gone a long time.
choose
  Read the collar aloud -> read_collar
  [flag knows_sister] Call it by the sister's name -> call_name
  Put down your weapons -> put_down
  Attack while it lies -> wolf_fight

== read_collar
check one archeology 7 -> collar_read | wolf_fight

== collar_read
"GOOD," it says. It has been written over and over, in finer and finer letters, all the way round. GOOD GOOD GOOD GOOD. The wolf's ears go flat. You do not think that it was ever said.
! lore 15 @all
-> offer

== call_name
There was no name left on the page. But there was a dent where the pen had gone through, and you read it with a fingertip, and say it now: "Oda."

The wolf gets up like a person getting up. Nothing in its face changes. It is only that now somebody is using it.
! lore 25 @all; flag oda
-> offer

== put_down
check all nerve 6 -> sniffed | wolf_fight

== sniffed
It goes from one to the next and smells your hands. At the last it sighs, like a dog in a house where somebody has died.
! lore 15 @all
-> offer

== offer
It lifts its head, and shows you its throat, and on the throat the clasp. It wants something. It is very hard to tell which of two things it wants.
choose
  Open the clasp -> open_clasp
  Strike while it holds still -> mercy

== open_clasp
check one trickery 7 -> clasp_open | clasp_bitten

== clasp_open
It falls off, and the grass hisses where it lies. A woman stands in the ring of stones with her hair grown through with heather. She is older than the keep. She cannot talk any more; she points at the keep and then she draws her thumb across her own throat, and then across his, whoever he is, as high as a tall man's.

She goes ahead of you, on two legs when she remembers.
! flag sister_free; lore 30 @all; artifact wolf_bell @self
-> chapter_three

== clasp_bitten
It was a hundred years shut. It cuts you both, and one of you bites.
! hurt 1d6 @self; afflict lycanthropy 6 @self
-> wolf_fight

== mercy
You are quick. You are not quick enough for it to be that.
! lore 4 @all
-> wolf_fight

== wolf_fight
map wolf_stones -> wolf_won | wolf_lost
  foe wolf_of_kremel E9
  foe wolf H3 C8(3+) H8(4+) I7(5+)
  search B4
  goal defeat

== wolf_won
Without the wolf in it the collar is very small. A woman's, for a narrow neck. You take it along. You could not say what for.
! lore 25 @all; coins 10 @all; item silver_dagger @leader; flag collar
-> chapter_three

== wolf_lost
It drags you, one after the other, by the collar, to the edge of the moor, and leaves you there, and goes back to its stones.
! lore 6 @all
-> chapter_three

== chapter_three
-> chapter 3

chapter 3 Supper
skirmish 1-3: ghoul, bone_archer | 4-5: revenant | 6: candle_priest, cultist | 7: crow_woman | 8: wailing_woman | 9: skin_thief | 10: vampire
begin to_keep

== to_keep
travel pale_keep compass -> at_gate

== at_gate
The bridge is down. On the chains hang lanterns, one for each of you. A servant with a candle for a face takes your coats, and if you keep them, takes the air above your shoulders, just as carefully.

"You are early," he says, "or late. His lordship is so rarely exact himself." There are two ways: the great doors, with music behind them; and a stair that goes down, from which it smells of earth and clean linen.
choose
  By the great doors, as guests -> hall_guests
  Down the stair -> vault
  [flag sister_free] Let Oda choose -> oda_chooses

== oda_chooses
She does not go to either. She goes to a place in the wall and puts her hand flat against it, where a child's height is notched into the plaster, and it opens. Behind it a stair leads down, and she has taken the candle out of the servant's face.
! lore 10 @all; flag back_way; recover pp 2 @all
-> vault

== vault
Beneath the keep they lie in rows, in their good coats, with their hands folded. There is an empty bed at the end of each row. Someone has turned down the sheets.
map keep_vault -> vault_done | vault_lost
  dark
  sleeper C5 "A sleeper in a soldier's coat"
  sleeper F9 "A sleeper in a bride's veil"
  foe ghoul E5 G5(3+) D9(4+)
  foe bone_archer I3 F7(5+)
  lever B8 opens H7 "A bell pull": lore 4 @self
  chest I2 trickery 7 "The linen press": artifact @self | snare 1d6 1
  goal defeat exit

== vault_lost
You wake above ground, among wagons. Your coats have been brushed.
! flag vault_failed; lore 6 @all
-> hall_guests

== vault_done
Fewer will come up to supper tonight. You straighten the sheets, out of habit, and go up.
! lore 20 @all; flag vault_done
-> hall_guests

== hall_guests
The table is forty ells long. On either side sit those who were asked before you, and in front of each is an empty plate. At the far end a man stands up. He has waited for you with his chair pushed back; one can see that he has been standing like that for some time.

"I am so glad," says the Pale Lord. "It is dreadful to eat alone. Sit. There is only one course, but I think you will find that it goes round."
choose
  Sit down, and talk -> talk
  [flag sister_free] Let Oda sit down -> oda_sits
  [flag collar] Lay the collar on his plate -> collar_plate
  Overturn the table -> supper_fight

== talk
if flag knows_guests -> talk_known | talk_cold

== talk_known
You have heard of him from a landlady, and of a coat that was always brushed. It is somewhere to begin.
check leader speech 8 -> talked | supper_fight

== talk_cold
You sit down opposite. You have nothing to say to him, and he has all the time there is.
check leader speech 9 -> talked | supper_fight

== talked
You talk until four. You talk of weather and taxes and the price of candles, and he leans forward with his chin on his hand, and forgets. Nobody has talked to him in three hundred years; they have only said please. When the window turns grey he looks at it as one looks at a bill.

"You might have told me," he says. And then, being what he is: "Thank you. I was so hungry."
! lore 60 @all; coins 30 @all; status favored @all; artifact @self; artifact @random
close dawn 90

== oda_sits
She takes the chair at the other end. It has been kept for her; there is dust on every chair but that one. They look at each other over forty ells of silver. He says her name. It is the first one in the book, and he inked it out himself.
check any nerve 7 -> oda_ends | supper_fight

== oda_ends
She eats. It is not quick and she does it with her hands. The guests look at their plates. When it is over she wipes her mouth on his napkin, and puts the card with the crest upright against his glass, and goes out, on two feet, to look at the moor.

The light in the fortieth house is out. Somebody has bought it. She keeps sheep.
! lore 60 @all; coins 20 @all; artifact @all
close the_sister 100

== collar_plate
He looks at it for a long time. "I only wished her to stay," he says. Then he puts it on. It is silver, and it shuts; and there is writing all round it, and he begins to read.
! lore 20 @all; flag silvered
-> supper_fight_weak

== supper_fight_weak
map keep_hall -> supper_won | supper_lost
  foe the_pale_lord E4
  foe ghoul H8(4+)
  foe candle_priest C6(5+)
  lever B9 opens G5 "The servants' bell": lore 4 @self
  search B2
  goal defeat

== supper_fight
The guests rise, politely, all together.
if flag vault_done -> supper_few | supper_many

== supper_few
map keep_hall -> supper_won | supper_lost
  foe the_pale_lord E4
  foe ghoul C6 H6(3+)
  foe candle_priest C8(5+)
  lever B9 opens G5 "The servants' bell": lore 4 @self
  search B2
  goal defeat

== supper_many
map keep_hall -> supper_won | supper_lost
  foe the_pale_lord E4
  foe ghoul C6 H6 G3(3+)
  foe revenant D3(4+)
  foe candle_priest C8(5+)
  lever B9 opens G5 "The servants' bell": lore 4 @self
  search B2
  goal defeat

== supper_won
if flag lamp -> won_lamp | won_dark

== won_lamp
You set the lamp of ash in the middle of the table. One by one, they see by it; one by one they remember whose coat it is, and lay it over the back of the chair, and go out past you, nodding, like people after church.
! lore 55 @all; coins 30 @all; artifact @leader; item @all
close after_church 90

== won_dark
He takes a long time to come apart, and apologises throughout. In the end there is a good coat, and a hand, turned up.

There are forty lights in Ostelnk that night. You stand on the bridge and count them, and count them again, and nobody says what everybody has seen: that one of them is moving.
! lore 50 @all; coins 30 @all; item @all
close one_is_moving 75

== supper_lost
Somebody must have let you go. You remember that he asked you something, very kindly, and that you said yes.

You wear your good coats now. You do not ask what is for dinner.
! lore 10 @all; afflict bloodlust @leader
close guests 20
