# Facts: FL-360, FL-361.
# Midnight. Twelve men went down into the silver mine, and thirteen came up; nobody can say which is the one too many.
story Thirteen Came Up
id vein
difficulty midnight
start yorotrucks
candle 140
foes 130 165 165 210
blurb The roof came in at the Silver Mine on Martinmas. Twelve men were below. After eleven days all thirteen were brought up alive.
rumour [past tide paid_off] Since the slates are gone from Waylin Point people there have taken to keeping lists, of whom they owe and who is missing. One of them sends word up from the coast: in the lists of the Silver Mine there is a name that nobody knows, and it is written in his own hand.
rumour [past tide signed_on] You have a number on your palm that does not wash off. An old miner, in an inn, takes hold of your hand and looks at it with envy. "Then you at least would be missed," he says.
rumour At the Silver Mine, they say, thirteen men were brought up out of the dark alive, and there has been a feast every night since. Nobody has gone home from it who was asked how many went down.

chapter 1 Twelve Went Down
skirmish 1-2: cutthroat, bowman | 3-4: wolf, wolf, wolf | 5: skin_thief | 6-7: vein_man | 8: hell_hound | 9: bear_man | 10: hex_smith, imp
begin letter

== letter
The letter has come by three hands, and the last of them has pushed it under your door and run. It is from the assayer in Ostelnk, a Mistress Quill, who weighs the silver for the crown and has, she writes, no imagination.

"I keep lists," she writes. "It is what I am for. On Martinmas I signed for twelve men going below at the Silver Mine, and I have the twelve names here, with their marks. On the twenty-second they were dug out, and I signed for thirteen. I did not notice it until the evening. I went and looked. I have known every one of those men for years, and there is nobody among them whom I do not know.

"I should not trouble you with it. An error of one is an error of one. But I keep a list also of the households, for the bread; and on that list, since then, there have been names that I cannot put a face to. They are in my writing. Each week there is one more. I have begun to read it through every morning, aloud, as far as my own."
choose
  Go to the mine by the king's road, as soon as the packs are full -> town_one
  Ask in Yorotrucks for anybody who has come from there -> ask_town
  [past tide reeve_left] Write to the net loft in Waylin Point, to one who is good with figures -> write_aldith

== write_aldith
The answer is back within the day; she must have sat down to it standing. "Count chairs," writes Dame Aldith Voss. "People will lie to you about people. Nobody has ever thought to lie about a chair. And count yourselves, night and morning, and write it on something that you do not let out of your hand. I speak as one who has falsified a total." She has enclosed a pencil.
! flag counting; lore 20 @all; status perceptive @leader
-> town_one

== ask_town
There is a carter in the Stirrup who takes silver out and flour in. He is glad of a drink. "They are well," he says. "They are all so well! I never saw people so fond of one another. They have put the tables together, down the middle of the street, and they sit there every night, all of them, and nobody wants to be the first to get up." He turns his mug. "I had a mate on the cart," he says. "I think. I have two mugs on the cart."
! lore 14 @all; flag two_mugs
-> town_one

== town_one
You have a day to lay in what one lays in for the hills at that time of the year.
town -> to_slag

== to_slag
Mistress Quill has put the date on her letter. If she is right about the weeks, the next will be in four days.
travel kingsway_3 -> empty_inn

== slag_road
travel kingsway_5h within 3 -> slag | slag_late

== slag_late
You lose a day to snow and half of one to an argument about which of you has the other blanket. It is only later that it strikes you as a strange thing to have argued about. There is a blanket over.
! flag one_short; lose pp 1 @all; afflict spooked 5 @all
-> to_slag_still

== to_slag_still
travel kingsway_5h -> slag

== slag
Slag Corner is one street of black houses with the mountain at the end of it like a shut door. They have put the tables together down the middle of the road, as the carter said, and hung lanterns over them from eave to eave. It snows a little into the soup. Nobody seems to mind. When you come in between the houses a hundred faces turn to you, and every one of them is glad.

"More!" somebody shouts. "Make room, there is always room." And there is. They move up, and hold out bowls, and the thirteen sit at the top, where the bride and groom would sit, in clean shirts, with their hands in front of them on the cloth. They are a little pale. One of them, the boy, has gone to sleep on his neighbour's arm.

There is Brandt, the foreman, who kept them digging. There is Kilian, who preaches on Sundays and who led the singing, down there, for eleven days. There is Toma, who is fourteen and was only sent down with the candles. And there are ten more, and each has a wife beside him, or a mother, who has got hold of his sleeve.
! lore 10 @all
# FL-360
roll 1-3 -> fate_brandt | 4-6 -> fate_kilian | 7-10 -> fate_toma

== fate_brandt
! flag is_brandt
-> supper

== fate_kilian
! flag is_kilian
-> supper

== fate_toma
! flag is_toma
-> supper

== supper
You sit among them and eat. It is the kindest meal that you have ever had. People pass you things before you have looked at them. A woman whom you have never seen before takes your wet gloves off you, one finger at a time, and puts them inside her own dress to warm.

It is only that nobody gets up. It is only that when a child asks to go in, because it is cold, its mother says: "In a little while, my heart. When we have all finished." And looks along the table, with her lips moving, from one end to the other, and begins again.
choose
  Sit by Brandt, the foreman -> by_brandt
  Sit by Kilian, the preacher -> by_kilian
  Sit by Toma, the boy -> by_toma
  Count the chairs -> chairs

== by_brandt
"I counted them every hour," says Brandt. "That is the one thing you can do. You say, sing out, and they sing out, and you count. It came to twelve. It came to twelve for eight days." He has hands like spades and he lays them side by side. "On the ninth I made it thirteen. I thought, well, I am tired. And I thought: thank God, it is one more and not one less. So I did not count again."
if flag is_brandt -> brandt_off | brandt_true

== brandt_off
It is a good story. He has told it well. You have been sitting beside him for an hour in the cold, and it comes to you only as you get up that you have not once seen his breath.
! lore 18 @all; token kept_doubt; afflict spooked 4 @leader
-> dance

== brandt_true
His voice is not quite steady. He drinks, and the cup rattles on his teeth; and you see that he has counted the table, twice, while he was talking to you, and that he got two different sums.
! lore 16 @all; flag brandt_clear
-> dance

== by_kilian
"We sang," says Kilian. "It keeps the dust down. We had all the psalms that I know, and then we had them again, and on the ninth day there was a bass. I had been wanting a bass. You cannot think what it does for the Old Hundredth." He shuts his eyes to hear it. "I did not ask. One does not go round, in the middle of a psalm, with a light, and ask."
if flag is_kilian -> kilian_off | kilian_true

== kilian_off
He hums it for you, the Old Hundredth, the low part. It is very fine. It is so low that you feel it in the bench. It is a moment before you notice that he is humming it and talking.
! lore 18 @all; token kept_doubt; afflict spooked 4 @leader
-> dance

== kilian_true
He hums it for you, what he can of it; he is a tenor, and cracks. There are tears in his eyes. "It was so beautiful," says Kilian. "I keep thinking that I ought to have been afraid."
! lore 16 @all; flag kilian_clear
-> dance

== by_toma
He wakes when you sit down, and looks at you, and goes on looking, as children do. "I had the candles," says Toma. "There were thirty-six. I cut them in four. So that is a hundred and forty-four, and we burned one at a time, and when there were three left I said so, and somebody said, give me your hand. So I gave it him. And he held it. And he had hold of my other hand too." He thinks. "It was a big hand. It was quite warm. It was only that I could not find where it stopped."
if flag is_toma -> toma_off | toma_true

== toma_off
His mother has cut up his meat. He moves it about on the plate, very neatly, from one side to the other, watching how the others do it. When he sees that you see, he smiles at you, and puts a piece in his mouth, and it is not until the next morning that you find it, whole, in your pocket.
! lore 18 @all; token kept_doubt; afflict spooked 4 @leader
-> dance

== toma_true
He has grease burns on all ten fingers, in different stages of healing. He has been sick behind the pump, he tells you, from eating so much, and hopes that nobody will be told.
! lore 16 @all; flag toma_clear
-> dance

== chairs
You walk from one end to the other with your bowl in your hand, like somebody looking for salt. Benches are no use. But every house has brought out its chairs too, and you count those, and then you go round by the back, in the dark, and count the hooks, and the boots, and the beds.

There are nineteen beds in that street that are made up and cold. There are nineteen pairs of boots. In one kitchen there is a cradle, with the dent still in the pillow, and the woman whose kitchen it is stands in the door behind you, smiling, a little puzzled. "I do not know why I keep it," she says. "I never had any."
! lore 24 @all; flag nineteen; lose pp 1 @leader
-> dance

== night
They have found you a loft. It has begun to snow in earnest. Below, in the street, they are still sitting; one hears spoons. You lie down in a row, as one does, and somebody blows out the light, and somebody says good night, and you say it back, one after the other, along the row.

After a time you lie there and think about it. You go over it in your mind. You are almost sure that there was one good night too many.
choose
  Strike a light, and count -> count_heads
  Lie still until it is day -> lie_still
  [flag counting] Feel for the pencil, and what you wrote -> pencil

== count_heads
check one nerve 7 -> counted | miscounted

== counted
You do it by touch, before the spark has caught, going along the blankets with your palm. It comes out right. And then the tinder takes, and at the far end, under the slope of the roof, a blanket lies down, quite flat, like something that somebody has got up out of.
! lore 20 @all; flag seen_it
-> to_pass_ask

== miscounted
You get the right number, and lie down again, comforted; and it is morning before you find that you had forgotten to count yourself.
! lore 8 @all; flag one_short; lose pp 1 @all
-> to_pass_ask

== lie_still
Nobody sleeps. In the morning everyone is very considerate. You divide the bread, and there is a piece left over, and nobody says whose it is, and in the end you give it to the birds.
! lose vita 2 @all; flag one_short
-> to_pass_ask

== pencil
You had written it on the inside of your wrist. You strike a light. The number is there, and it is larger by one than the number of you who are sitting up in the straw; and beneath it, in a hand that none of you knows, quite small and hurried, somebody has added: "It was me. I went down to see. Tell my"
! lore 26 @all; flag seen_it; flag one_short; lose pp 2 @all
-> to_pass_ask

== to_pass_ask
The assayer's clerk is missing as well. He had come with the roll of the mine, to check it on the spot; he had sat at the table for one night, and then he was seen going up toward the Winter Pass, in his indoor shoes, with the book buttoned inside his coat. At any rate the children say so. The grown people do not think that there was a clerk.
choose
  Go after him, up the pass -> to_pass
  [coins 10] Hire the village's mule for it, who was down there with them -> hire_mule

== hire_mule
She is called Bathsheba, and she has worked the whim at the Silver Mine for twenty years. They let you have her for very little. "She has turned nasty," says the boy who brings her. "She used to eat out of everyone's hand."

You lead her along the table, past the thirteen. She goes like a lamb, and takes what they hold out to her, one after the other, with her soft old lip.
! pay 10; companion pack_mule @leader
if flag is_brandt -> mule_brandt | mule_others

== mule_others
if flag is_kilian -> mule_kilian | mule_toma

== mule_brandt
At Brandt she stops. She does not kick, or put back her ears. She begins, very slowly, to walk backward; and would have gone on, you believe, to the sea.
! lore 16 @all; token kept_doubt
-> to_pass

== mule_kilian
At Kilian she stops. She does not kick, or put back her ears. She lies down in the road, on her side, as she must have been taught to do in the mine when the roof talks.
! lore 16 @all; token kept_doubt
-> to_pass

== mule_toma
At Toma she stops. She used to carry him, they say. She smells his hand, and his sleeve, and his hair; and then she lifts her head and screams, toward the mountain, like somebody calling a child.
! lore 16 @all; token kept_doubt
-> to_pass

== to_pass
travel kingsway_4h -> sledges

== pass_on
travel winter_pass compass -> pass_fight

== pass_fight
The clerk has got as far as the second cairn. He sits against it with his knees drawn up and the book on them, and he is reading from it, aloud, in a flat clear voice, one name after the other, and round him in the snow, at a little distance, stand some who are listening. They have the height of men. They have not settled yet upon the rest.
map winter_pass -> pass_won | pass_lost
  foe vein_man F5 H4 E8(3+) I6(4+) C9(5+)
  foe wolf D2 I9
  foe bear_man F2(4+)
  [flag one_short] foe vein_man J3
  [flag seen_it] weak vein_man might 5
  altar F9 nerve 5 again "The clerk, who must not stop reading": flag clerk; lore 16 @self | lose pp 1 @self
  chest I1 "What the last travellers left under the cairn": item @self; coins 10 @self
  search A10 J9
  [flag counting] weak vein_man defense 5
  goal defeat

== pass_won
When they have lain down they are only slag, and some wet clothes. The clerk has lost his voice; he goes on moving his lips. You pull off his shoes and put your own stockings on him, and he lets you, and points with a blue finger at the place where he has got to.
if flag clerk -> clerk_lives | clerk_dead

== clerk_lives
"I am Jonas Ahl," he says, when he has had what was in the flask. "Clerk of the second class. I say it every quarter of an hour. One ought to." He has the roll of the mine, and the roll of the village, and against nineteen of the names he has made a small tick. "These," says Jonas Ahl. "I asked at each door. They do not weep. I could stand it if they wept. They say: whom do you mean?"
! lore 26 @all; flag roll
-> down_pass

== clerk_dead
He is dead before you are down from the cairn. It is curious. One of you carried him, and yet when you come to the trees nobody's shoulder aches, and there is a book in your hands, and you cannot remember from whom you have it. It is full of names. You read them to one another on the way, turn and turn about. You do not know why. It seems to keep off the cold.
! lore 16 @all; flag roll; flag forgot; lose pp 1 @all
-> down_pass

== pass_lost
You are dug out by the people of Slag Corner. All of them have come, with shovels, singing. They carry you down on their shoulders and sit you at the table, and they are so glad, so glad; and on the bench between you there is a place, just wide enough for one more, into which nobody moves up.
! flag one_short; flag forgot; lose pp 1 @all
-> down_pass

== empty_inn
Half way to the hills there is an inn that has been called the Empty Inn for as long as anybody can remember, because it was always full. This evening there are lights in it, and a smell of mutton, and a table laid; and no one. The fire has just been made up. A pipe is lying on the bar, and it is warm.

You call. You go through the rooms. In the yard somebody has left off drawing water with the bucket half way, and the windlass still trembles. When you come back there is a girl behind the bar, in an apron, drying a glass. She is quite composed. "I am alone here," she says; "I have always managed it alone." And she looks at the table, that is laid for eleven, and at the eleven aprons on the hooks behind her, and you see her begin to wonder about it, and stop.
choose
  Ask her whose pipe it is -> inn_pipe
  Eat at the eleven places, turn about, so that every one is used -> inn_eat
  Take her along to Yorotrucks with the next cart -> inn_cart

== inn_pipe
She takes it up. She holds it as one holds a pipe that one has had to fill for someone every evening. Before you can stop her she has put it between her teeth; and she bites down, hard, and looks at you over it with her eyes getting bigger and bigger. "He has a wart," says the girl. "Here. He whistles through his nose. I do not know who it is." She has put her finger, without having to look, upon a dent in the counter that is just as broad as an elbow.
! lore 18 @all; lose pp 1 @leader; status perceptive @leader
-> slag_road

== inn_eat
It is a childish thing to do. You move up one, when you have taken a bite, and then one more; you drink out of every mug. She watches you with the cloth in her hand. "They will be pleased," she says, as she clears away. "They do not like it if it is left." It is not clear even to herself what she means. But she sings, afterwards, in the scullery, and sets down the plates one by one, as if into hands.
! recover vita 3 @all; lore 8 @all
-> slag_road

== inn_cart
She does not like to. She has all this to see to. In the end it is she who drives it, with a lantern; and you watch the light go off down the king's road, and stop, and stand there for a while, as one does when one is sure that one has left somebody behind. It goes on, at last.
! status respected @leader; recover pp 1 @all
-> slag_road

== dance
When there is nothing more on the plates they push back the benches. There is a fiddle. It is a ring that they dance here, all of them in one, up the street and down, with their arms crossed, so that each has his neighbour's neighbour by the hand; one step to the left, and two to the right, and bow. It is easy. Anybody could do it. Before you have put down your spoons they have opened it for you, and closed it.

It is very pleasant, and it makes one warm. It is perhaps at the third time round that you notice how it is done. Wherever you look there is somebody who is looking at you, with such kindness, over two pairs of arms. You know the hand on the left. You know the hand on the right. It is only that when you try to work it out, which of these crossed arms belongs to which of these faces, there is always, between any two that you have settled, one more.
choose
  Go on until it stops -> dance_on
  Break the ring, and see who cannot find his place in it -> dance_break
  Take the fiddle out of his hands, and play something else -> dance_fiddle

== dance_on
It does not stop. It gets slower, toward midnight, and people dance with their eyes shut; and in the end you are being carried, more or less, by the arms, one step to the left and two to the right. It is the best that you have felt since you were a child. It is with real reluctance that you find that you are lying in a loft.
! recover vita 3 @all; flag one_short
-> night

== dance_break
You let go. It is quite a small movement, and it goes round that ring like a crack through a plate. The fiddle squeaks. Everyone stands there with his hands out, and laughs, and looks about him; and in the one moment before they close up again you see them do it, men and women, down the whole length of the street: they count. And one of them, at the top end, a clean shirt, has not counted. He is watching how it is done.
! lore 16 @all; flag seen_it; lose pp 1 @leader
-> night

== dance_fiddle
He gives it up as if he had been waiting for that. You are no great hand at it. You play what one plays where you come from, a thing that limps, in five; and they try, they really do try, they tread on each other's feet and say oh. It is the first time, since Martinmas, that anybody here has been out of step. A fat man has sat down on the kerb with a stitch in his side. He says that he is going home, he has had enough. He looks round in horror at what he has said; but nobody has stopped him, and he goes.
! lore 12 @all; status brave @all
-> night

== sledges
Above the village the snow is deep, and there are children in it, with sledges. They are tied together, one behind the other, in a long train, nine of them or ten, and they come down past you with a shriek, and pull it up again. You stand aside. They are red in the face, and out of breath, they have snow in their necks; you have seen nothing so alive since you came into this valley.

"Do you want a go?" says the boy in front. "There is a place." There is. It is the last but one. It has a cushion on it, and a bit of string that has been plaited out of red wool, to hold on by. "That is nobody's," he says, as you look at it. "We pull it up. It is better with one more, it steers." Behind him they have all become quiet. And the smallest, from the very end, who has been sitting the whole time with her mittens round somebody's waist that is not there, says loudly: "It is Nan's."
choose
  Ask the small one what Nan is like -> sledges_nan
  Ride down with them once -> sledges_ride
  Untie the train, and send them home -> sledges_home

== sledges_nan
"She has a scab," says the small one at once. "She is nine. She lets me hold on." The others look at their feet. They are older, they have been told. One of them says that she makes it up; but he says it gently, and he has not let go of the rope. You ask whether they have seen a clerk go by, in his indoor shoes. They have all seen him. He had said good day to Nan.
! lore 16 @all; recover pp 2 @all
-> pass_on

== sledges_ride
You go down through the trees like a train of coal trucks with somebody's elbows in your ribs. It is glorious. At the bottom you lie in a heap, laughing, and sort yourselves out; and there is a mitten over, a red one, and it is damp inside.
! recover vita 2 @all; status swift @all; afflict spooked 4 @leader
-> pass_on

== sledges_home
They go by ones, not looking at each other. The one that nobody owns stays where it was. You have gone on a good way, up into the wind, when you hear it behind you, a thin steady hiss of runners; it has come after you, uphill.
! lose pp 1 @all; status perceptive @leader
-> pass_on

== down_pass
It is dark before you are below the trees. There is a hut there, for carriers, with a stove in it and a book; it is the custom that whoever comes through puts down how many they are, and which way, so that one would know whom to look for. You find the place. You take the pencil.

On the page before yours somebody has made the entry for those who went up. It is your own hand. It gives the date, and it says: "To the pass," and then there is a number; and it has been gone over so often, with the same pencil, by people bending over it with their heads together in the bad light, that one can no longer read what it was.
choose
  Write down your names, instead of how many -> hut_names
  Write the number, quickly, and shut the book -> hut_number
  Wait, until the others have come -> hut_wait

== hut_names
It takes a whole line. You have left a finger's breadth after the last of them, without meaning to; and you look at it, and then, since there is nobody to see it but yourselves, you put down there: "and a friend." It makes it so much easier to go to sleep.
! lore 12 @all; recover pp 1 @all; status brave @leader
-> chapter 2

== hut_number
It is a perfectly good number. You do not compare it with anything.
! recover vita 2 @all
-> chapter 2

== hut_wait
You are all there. You have known that for some time. And still, for an hour or more, nobody likes to bolt the door.
! lose pp 1 @all; recover vita 3 @all; lore 6 @all
-> chapter 2

chapter 2 The Assay
skirmish 1-3: vein_man | 4-5: hell_hound, imp | 6: skin_thief, cutthroat | 7: blood_witch, cultist, cultist | 8: werewolf | 9: whisperer_below | 10: vampire
begin to_quill

== to_quill
It is two days to Ostelnk by the king's road, and you count yourselves at every milestone.
if flag forgot -> road_forgot | road_on

== road_forgot
At the fourth milestone you stop for a quarrel. It is about a tune. Somebody among you used to whistle it; each of you remembers it quite well, and how it got on one's nerves, and each of you has turned round to say so, to the place where he would have been.
! lose pp 1 @all; lore 10 @all
-> road_on

== road_on
travel kingsway_5h -> slag_noon

== ostelnk_road
travel ostelnk within 4 -> quill | quill_late

== quill_late
The week is up while you are on the road. You know it by this, that in the morning there is a horse too many, saddled, with the stirrups let down for somebody tall.
! flag one_more_gone; lose pp 1 @all; afflict deranged 5 @random
-> road_still

== road_still
travel ostelnk -> quill

== quill
Mistress Quill weighs you before she lets you in. She does it with her eyes, on the step, with a lamp held up, and she moves her lips; then she asks each of you his name, and writes it down, and has you make your mark.

"I am the only one in this trade who has never been deceived," she says. "I have been lied to every day. That is another thing." The assay house is one long room full of little scales. There is a stove, a touchstone as large as a hearth, and on the wall, pinned, the list of the households of Slag Corner. She has ruled through nothing. She has only written beside each of them, very small, everything that she can still remember. "Red hair. Laughed at me. Owed for a spoon."

At the end of the list is a line on which there is nothing but a blot. "That was somebody," says Mistress Quill, "whom I must have been fond of. I see from the blot that I had the pen in my hand for a long time."
choose
  [flag roll] Lay the clerk's book beside her list -> lay_roll
  [flag nineteen] Tell her about the cradle -> tell_cradle
  Ask her how one would know false metal -> ask_stone

== lay_roll
You go through it together, line by line. It takes the night. Where she has red hair the book has a trade, and where she has a spoon it has a year of birth; and one by one, as you read them out, there is somebody in the room who turns his head. By morning there are nineteen, and you could not draw one of them, but you would know them on the stairs.
! lore 28 @all; flag list; recover pp 2 @all
-> weighing

== tell_cradle
She puts down her pen. She goes along the list with her nail to the house, and there is nothing there, not so much as a blot. "I did not have the birth yet," says Mistress Quill. "It was to be christened at Epiphany. It was not on any list at all."

She is quiet for some time. Then she takes a fresh sheet and writes at the top of it: "One, whom we do not know." And she rules a line beneath it, and dates it, and has you sign.
! lore 28 @all; flag cradle; status brave @all
-> weighing

== ask_stone
"You rub it," she says. "You rub it on something black, beside a thing that you know to be true, and you look at the streak. It does not matter how it shines. What a thing is comes off on the stone."
! lore 12 @all
-> weighing

== quill_stone
She has thought of that. She has had three shirt buttons brought down from Slag Corner, from three who had stood nearest to the dark when the roof was opened, Brandt's, Kilian's and Toma's; and tonight, when the stone is warm, she will draw them. "If I am let," she says. She has heard steps in the yard since Thursday. They stop when she stops.
map assay_house -> assay_won | assay_lost
  dark
  foe vein_man E5 F9 C3 H3(3+) C8(4+)
  foe skin_thief F2 H8(3+)
  foe hell_hound F7(4+)
  [flag one_more_gone] foe vein_man H9
  [flag seen_it] weak vein_man might 5
  die E6 archeology 6 again times 3 "The touchstone: draw the buttons": token drawn; lore 8 @self | hurt 1d4
  chest H2 trickery 7 "The crown's silver": item silver_bolts @self; coins 15 @self | snare 1d6 1
  altar C9 faith 6 "A saint who holds a pair of scales": prayer @self; recover pp 2 @self | lose pp 1 @self
  search B2 I9
  goal token:drawn:3

== assay_lost
You come to yourselves in the snow of the yard. The house is standing, and there is a light in it. Mistress Quill is at her desk. She has her pen in her hand, and before her lies a long clean sheet; and when you ask her about the mine she says, politely, that there must be some mistake, there has only ever been the one list, and nobody is missing from it.
! flag quill_lost; lose pp 2 @all
-> town_two

== assay_won
There are three streaks on the stone, side by side. Two are of horn, and pale. You hold the lamp to the third.
if flag is_brandt -> streak_brandt | streak_others

== streak_others
if flag is_kilian -> streak_kilian | streak_toma

== streak_brandt
It is Brandt's. It is not horn, or bone, or any metal. It is a very thin bright line, and it goes on, from the edge of the stone down the leg of the bench and along the floor, in the direction of the mountain.
! lore 24 @all; token kept_doubt
-> town_two

== streak_kilian
It is Kilian's. It is not horn, or bone, or any metal. It is a very thin bright line, and when you bend down to it you can hear that it is humming.
! lore 24 @all; token kept_doubt
-> town_two

== streak_toma
It is Toma's. It is not horn, or bone, or any metal. It is a very thin bright line, and as you look at it it tries to be a little paler, and a little broader, like the other two.
! lore 24 @all; token kept_doubt
-> town_two

== town_two
Ostelnk has forty houses, and counts them for you, unasked, on the way to the shops.
town -> forty_houses

== prepare
There are three days to the end of the week. You can take one thing up with you that is not for sale in the market.
choose
  Powder and fuse, from the quarry master -> take_powder
  [flag list and not flag quill_lost] The list, and Mistress Quill to read it -> take_quill
  A bowl, a spoon and a name, from the font at Ostelnk -> take_name
  [past table the_sister] A whistle, to call somebody who keeps sheep -> take_oda

== take_powder
He lets you have a keg for your word, and asks how deep. "I should not mind," says the quarry master. "I have a brother up there. I had. I have a letter here from somebody who calls me brother."
! flag powder; lore 10 @all
-> to_mine

== take_quill
She comes in a man's coat with the scales in one pocket. She has not been out of the town for eleven years. "I shall be no use," she says. "I have no imagination. But I have never yet lost my place."
! flag quill; lore 16 @all
-> to_mine

== take_name
The curate is young and does not ask. He has had three that winter that were brought too late, he says, and so he has three names over. You may have your choice of them. You take the plainest. It weighs nothing, and you carry it as one carries an egg.
! flag name; lore 18 @all; status blessed @leader
-> to_mine

== take_oda
She is on the road before you. She has left the sheep with a smith. She walks ahead, on two legs, and at every turning she lifts her face and smells, and looks round at each of you in turn, and is satisfied; there is one, at least, who will never mistake you for anybody else.
! flag oda_here; lore 20 @all; status swift @all
-> to_mine

== to_mine
The night before you go up you sit in the upper room of the Scales with your gear on the floor, and pack. It is done by calling out. Somebody says, rope, and somebody says, here. Somebody says, lantern.

It goes quite smoothly, round and round, and the heap grows less; and it is not until the straps are done up that you look at one another. Each of you had thought that it was he who had been calling.
choose
  Unpack it all, and do it again, by name -> pack_again
  Leave a place by the fire, and say good night to it -> pack_place
  Sleep in one bed, with your arms linked -> pack_linked

== pack_again
It is three in the morning before you have it right. There is nothing missing. There is one blanket over, rolled, and strapped, by someone who does it differently from all of you, with the ends turned in; and you hold it, one after another, and nobody has the heart to leave it behind.
! flag blanket; lore 12 @all
-> chapter 3

== pack_place
Nobody answers. But in the night it is warmer on that side.
! recover vita 3 @all; afflict spooked 4 @random
-> chapter 3

== pack_linked
It is not a wide bed. You lie like spoons in a drawer, and whenever one turns round you all do. Nobody has slept so well since Yorotrucks. One only noticed in the morning, getting up, that it was not quite plain whose arm one had had.
! recover pp 2 @all; lose vita 1 @leader
-> chapter 3

== slag_noon
The king's road goes through Slag Corner, and there is no other. You come to it at noon. You had thought that by daylight it would be a street.

They are sitting there still. They have put up an awning against the snow. Most of them are asleep, with their cheeks on the cloth; here and there one is awake, and holds the spoon for his neighbour. There is less on the plates. It has got about, seemingly, that those who go to the shop do not find the way back, and so nobody has gone. A woman makes room, when she sees you, in the middle of a dream. There are a good many gaps in the row, and over each of them two people have joined hands, as one does over a puddle.
choose
  Take the heaviest of the empty chairs away with you -> noon_chair
  Wake one of them, and ask him his name -> noon_wake
  Leave them what you have in your bags -> noon_bread

== noon_chair
It is an oak one, with arms. It has been made to measure, for a person with a short left leg. Nobody asks what you are doing. But as you carry it down the street, on your head, between the two rows, one after another they wake up, and lift their faces, and look at that chair; and a very old man at the bottom end says in a clear voice: "That is Joost's." He cannot tell you who that might be. He is quite sure about the chair.
! flag chair; lore 18 @all; lose vita 1 @leader
-> ostelnk_road

== noon_wake
check one speech 6 -> noon_woken | noon_slept

== noon_woken
He is a farrier. He has to think about it. He looks to the left, and to the right, at those whose sleeves he is holding, as if it might be written there. "It has got an E in it," says the farrier. When he has it at last he says it to you, and then again, louder; and then he gets up from the table, and goes into his house, and a little later one hears, from the back of it, hammering.
! lore 16 @all; recover pp 2 @all
-> ostelnk_road

== noon_slept
"All right," he says, with his eyes shut. "In a minute. Are we all here?" And he has got you by the sleeve.
! lose pp 1 @self; afflict spooked 4 @self; lore 4 @all
-> ostelnk_road

== noon_bread
It is not much, among so many. They divide it, and pass it on, and divide it; and it goes down the whole of that table, from hand to hand, getting smaller, and at the end there is a crumb, and somebody says, "For the thirteenth." They have all of them left a bit.
! lose vita 1 @all; status blessed @all
-> ostelnk_road

== weighing
Before she puts out the lamp Mistress Quill would like to have you weighed. It is a formality. There is a platform for it at the back, where the carts go on, and a beam with a brass rider; she takes off her cuffs.

She does it one by one, and then she does it two by two. She enters it. Then she has you all get up together; and she runs the rider out along the beam with a fingernail, and stops, and runs it back. It is a very good balance. It can tell a wedding ring from a curtain ring through a pocket. "One would expect," says Mistress Quill, "a certain loss." She adds it up for you on the corner of the sheet. It does not come to less than the sum of you, nor does it come to more. It is exactly right; and the beam, under the lamp, in that quiet room, goes on moving, up and down, up and down, as it does if someone upon the platform is trying to hold his breath.
choose
  Step down, one after the other, and watch the beam -> weigh_down
  Ask it what it wants -> weigh_ask
  Blow out the lamp, and have done -> weigh_out

== weigh_down
When there is only one of you left it sinks, and lies still. When he has stepped down as well it gives a little nod. Mistress Quill looks at it for some time. Then she takes the pen, and beneath the sum, in the place for remarks, she writes: "Carriage paid."
! lore 16 @all; flag seen_it; lose pp 1 @all
-> quill_stone

== weigh_ask
The beam stops. It is as if somebody had looked round. It is she who sees it first, the assayer, who has no imagination: on the pan for the weights, in the dust, a finger has begun to draw. It makes a stroke, and beside it another, leaning against it, and then it rubs them out with its thumb and begins again. It cannot get on with it. It is trying, you think, to make an A.
! lore 18 @all; recover pp 1 @all
-> quill_stone

== weigh_out
She thanks you. She had rather wished to, herself.
! recover vita 2 @all; status brave @leader
-> quill_stone

== forty_houses
if past table declined -> houses_declined | houses_plain

== houses_declined
They know you in Ostelnk. The cobbler comes out to shake hands. "No, thank you," says the cobbler; it has become the greeting here, since that winter, one says it to everybody, with a bow, and is answered in the same manner. They have been asked to Slag Corner, it turns out, the whole street; there was somebody down with a handcart, and such a warm heart. They had looked at one another. They had found that they knew what to say.
! recover vita 3 @all; lore 12 @all; status respected @all
-> houses_girl

== houses_plain
They have been asked to a party, they tell you in the shops. The whole of Ostelnk has. It was all in one breath, by a fat man with a handcart, and he wept as he said it. They do not quite know how one would get out of that.
! lore 8 @all
-> houses_girl

== houses_girl
On the steps of the pump sits a girl of perhaps nine with a scab on her knee. She has walked here, over the hill, in one mitten. She has told everybody that she comes from Slag Corner. There has been a cart there to inquire; and they have said, how sweet, but she is none of theirs.

"I got off to push," says the girl. "It was stuck. And then it went; and when I called they did not look." She does not cry about it. She has been asked her name so many times today that she has begun to say it a little doubtfully. It is Nan.
choose
  Tell her that the small one still holds on -> nan_told
  Give her to Mistress Quill, to be entered -> nan_entered
  Take her up again with you, to be looked at -> nan_taken

== nan_told
She thinks that over. "She would," says Nan. "She is stupid. She cannot steer." And now she cries, from the very bottom, with her mouth square; it is a great relief to the whole street.
! lore 14 @all; recover pp 2 @all
-> prepare

== nan_entered
She is put down in ink, with the scab. She stands on a box, and watches the pen. When it has been blotted, and shown to her, she draws a long breath, and one has the impression that she has become somewhat heavier.
! lore 10 @all; status blessed @leader
-> prepare

== nan_taken
You get no further than the last house. There is a bend, from which one sees the mountain. She has put both arms round the gate post; and she says quite reasonably that she would like to come, and that she cannot make her hands.
! lose vita 1 @leader; lore 12 @all; status perceptive @leader
-> prepare

chapter 3 The Lowest Gallery
skirmish 1-3: vein_man, vein_man | 4-5: hell_hound, hell_hound | 6: whisperer_below | 7: hex_smith, imp | 8: ash_devil | 9: revenant, skin_thief | 10: vampire
begin up_road

== up_road
travel kingsway_5h -> last_supper

== mine_road
travel silver_mine compass within 3 -> at_mine | mine_late

== mine_late
There are fewer tables, when you come through Slag Corner. They have moved them together. They are very merry, and there is more for everyone.
! flag one_more_gone; lose pp 1 @all
-> up_road_still

== up_road_still
travel silver_mine compass -> at_mine

== at_mine
They are waiting for you at the pit head, all who are left, with torches. They have come up in their clean shirts, and brought a bench, and set it in the snow before the shaft; and on the bench sit the thirteen, close together, like men in church.

"We know why you have come," says the smith's wife, who seems to speak for them. "We have known it for some time. We are not stupid people. There is one too many." She looks along the bench, and her whole face asks you not to. "Only, which of them would you have us do without? We have talked it over. We have made up our minds that we would sooner be short than go back to not being fond of one another." Behind her they are holding hands. It goes all the way round, and the ends of the line are lost in the dark of the shaft.
choose
  [not flag brandt_clear] Accuse Brandt -> accuse_brandt
  [not flag kilian_clear] Accuse Kilian -> accuse_kilian
  [not flag toma_clear] Accuse Toma -> accuse_toma
  Accuse nobody, and go down -> accuse_none
  [flag quill] Let Mistress Quill read the list -> read_list

== accuse_brandt
if flag is_brandt -> proof | wrong

== accuse_kilian
if flag is_kilian -> proof | wrong

== accuse_toma
if flag is_toma -> proof | wrong

== proof
if token kept_doubt 2 -> proof_told | right

== proof_told
You do not begin with the name. You begin with what you have seen, one thing and then another, none of them more than a tired person might have dreamt; and the smith's wife, who was going to interrupt, does not. One sees it go along the bench. They are moving apart. It is only a hand's breadth. But by the time that you come to the name there is one of them who has room on both sides.
! lore 14 @all; flag proven
-> right

== right
He gets up from the bench. He does not deny it, he only looks at you, with great attention, as he has looked at everything; and then along the line of them, from face to face. "But I had all of it right," he says. "I had the mother. I had the song." It is not one voice any more. "I was so long by myself. You cannot think. There was only the one thing, and it was me."

He steps backward into the shaft as one steps off a kerb. Nobody screams. Somewhere far down there is the sound of a great many people sitting up.
! lore 40 @all; flag named
-> ladder

== wrong
They do it before you can say that you are not certain. They are so fond of him. They all have hold of him at once. It is done in a moment, and he lies there in the snow, and he steams a little, and he bleeds as anybody does.

It is quite still. Then, on the bench, one of the twelve begins to cry; and you see him stop, and look at the others, how they do it; and go on.
! lore 10 @all; flag wronged; afflict cursed @leader; lose pp 2 @all
-> ladder

== accuse_none
You go past them to the ladder. One by one, as you come by, they let go of each other's hands to let you through, and take hold again behind you. It is done with such courtesy that you are on the third rung before you have understood that you are inside it.
! lore 14 @all; flag spared
-> ladder

== read_list
She puts on her spectacles, and reads. She reads it as one reads a bill of lading. "Anders Holm, red hair, laughed at me. Lise Holm, born Falk, owed for a spoon." At first nobody knows what she is doing. Then somewhere at the back a woman says, "Oh," quite low, as one does who has remembered that there is something on the stove.

By the eleventh name there is nobody in that line who has a hand free. They have them before their faces.
! lore 36 @all; flag wept; status respected @all
-> upper_cradle

== upper_cradle
if flag cradle -> read_cradle | ladder

== read_cradle
"And one," reads Mistress Quill, "whom we do not know." She takes off her spectacles to wipe them. The smith's wife has sat down in the snow.
! lore 20 @all; flag cradle_read
-> ladder

== upper
The upper galleries are worked out. They go into one another like the rooms of a house in a dream, all of one height, and there is a candle end on every ledge, cut in four. You hear singing. It has a bass in it.
map mine -> lower_ask | lost_upper
  [not flag lamps] dark
  foe vein_man F4 H5 D7 G8(3+) I3(4+) C9(5+)
  foe skin_thief E5
  foe hell_hound H7(4+)
  [flag wronged] foe vein_man B8
  [flag one_more_gone] foe vein_man F8
  [flag wept] weak vein_man might 5
  [flag oda_here] weak vein_man defense 5
  lever D8 opens I7 "The old whim": lore 6 @self
  chest D2 trickery 7 "A miner's box, with somebody's dinner": artifact @self | snare 1d6 1
  altar I5 faith 6 "Where they sang": recover pp 2 @self; status brave @self | afflict spooked 6 @self
  [flag two_mugs] altar G9 speech 5 "A carter's mate, who has been asked to wait": lore 20 @self; flag mate | lose pp 1 @self
  [flag proven] weak vein_man vita 2
  search B9 H9
  goal defeat exit

== lost_upper
You wake on the bench. You are sitting in a row, in clean shirts, in the snow. Somebody has hold of your sleeve. It takes all that you have to get up, and go to the ladder again, and it takes you until the evening to be certain how many of you did.
! flag one_short; lose pp 1 @all; lore 10 @all
-> lower_ask

== lower_ask
if flag mate -> mate_told | choir

== mate_told
The carter's mate had nothing to tell you, except a tune, and where the ladder was. He would not come up. "I have been sent for," he said. "It was only that I could not get the name." He has drunk out of the other mug for nine years. You have promised him that it will be kept.
! lore 14 @all; recover vita 2 @all
-> choir

== lower
The last ladder has forty rungs of wood and then it goes on, and the rungs are silver. At the bottom is a hall. They had struck the great vein, on Martinmas, an hour before the roof came in, and nobody has told the crown how big it is: it stands from floor to roof, white, branched, like a tree or like the inside of a lung.

The wall of it is full of faces. They are not finished. Some have only a forehead, and some only a way of looking. Here is a smith's brother, here a clerk of the second class. And in front of it, at a table, which it has made, on a bench, which it has made, with an empty place on either side, sits the thirteenth man; and he has laid out spoons.

"I do not want to hurt anybody," he says. "I only want there to be more than one."
choose
  [flag name] Give him a name of his own -> christen
  [flag list] Call the nineteen back, by the list -> call_back
  [flag powder] Bring down the roof -> powder
  Put an end to him -> kill_it

== christen
You have carried it this far. You set down the bowl among his spoons, and he looks at it, and at you; he does not know what it is, and it is the first thing in all this time that he has not known.

"It is a name," you tell him. "Nobody else has had it. You need not take it from anyone." It will have to be said three times, with water; and the mountain, which has never been more than one, is very much afraid.
map low_gallery -> christened | gallery_lost
  [not flag lamps] dark
  foe the_thirteenth E7
  foe vein_man C5 H5 D3(3+) G3(4+) I7(5+)
  [flag spared] weak the_thirteenth vita 12
  [flag cradle] weak the_thirteenth might 5
  [flag named] weak the_thirteenth might 5
  [flag wronged] foe vein_man C7 H7(3+)
  [flag one_more_gone] foe vein_man D9
  altar D5 faith 6 again times 3 "The bowl: say it, with water": token said; lore 10 @self | hurt 1d6
  [flag proven] weak the_thirteenth defense 5
  search B9
  [flag cradle_read] weak the_thirteenth defense 5
  [flag chair] weak the_thirteenth vita 6
  [flag blanket] weak the_thirteenth might 5
  # FL-361
  goal token:said:3

== call_back
You open the list on the silver table, between the spoons. It is quite short. It is a matter of nineteen names, said distinctly, each to its own face; he cannot stop his ears, having made himself eleven.
map low_gallery -> called_back | gallery_lost
  [not flag lamps] dark
  foe the_thirteenth E7
  foe vein_man C5 H5 D3(3+) G3(4+) I7(5+)
  foe whisperer_below H7(4+)
  [flag quill] weak the_thirteenth might 5
  [flag wept] weak the_thirteenth vita 10
  [flag cradle_read] weak the_thirteenth defense 5
  [flag named] weak the_thirteenth vita 6
  [flag wronged] foe vein_man C7
  [flag one_more_gone] foe vein_man D9
  altar B7 speech 6 again times 2 "The faces on the left": token back; lore 8 @self | hurt 1d6
  altar I5 speech 6 again times 2 "The faces on the right": token back; lore 8 @self | hurt 1d6
  [flag clerk] altar D5 archeology 5 "The clerk, second class: he has kept his place": token back; lore 12 @self | lose pp 1 @self
  [flag proven] weak the_thirteenth might 5
  search B9
  [flag nineteen] weak the_thirteenth vita 4
  [flag hummed] weak the_thirteenth vita 4
  [flag mate] altar G5 speech 5 "The carter's mate, for whom there is a mug": token back; lore 10 @self | hurt 1d4
  # FL-361
  goal token:back:4

== powder
It wants three charges: two under the props, and one in the root of the white tree. And then it wants somebody who can run.
map low_gallery -> buried | gallery_lost
  [not flag lamps] dark
  foe the_thirteenth E7
  foe vein_man C5 H5 D3(3+) G3(4+) I7(5+)
  foe hell_hound H7(4+)
  [flag named] weak the_thirteenth vita 8
  [flag wronged] foe vein_man C7
  [flag one_more_gone] foe vein_man D9
  [flag brandt_clear] weak the_thirteenth might 5
  die B5 trickery 6 again "The left prop": token charges; lore 6 @self | snare 1d6
  die I7 trickery 6 again "The right prop": token charges; lore 6 @self | snare 1d6
  die D7 trickery 6 again "The root of the tree": token charges; lore 6 @self | hurt 1d6
  [flag proven] weak the_thirteenth vita 4
  search B9
  # FL-361
  goal token:charges:3

== kill_it
"Ah," says the thirteenth man, and puts the spoons together. "Then it will be one again." He stands up. He goes on standing up for some time.
map low_gallery -> killed | gallery_lost
  [not flag lamps] dark
  foe the_thirteenth E7
  foe vein_man C5 H5 D3(3+) G3(4+) I7(5+)
  foe whisperer_below H7(5+)
  [flag named] weak the_thirteenth vita 12
  [flag oda_here] weak the_thirteenth defense 5
  [flag wept] weak the_thirteenth might 5
  [flag kilian_clear] weak the_thirteenth might 5
  [flag toma_clear] weak the_thirteenth vita 4
  [flag wronged] foe vein_man C7 B5(3+)
  [flag quill_lost] foe whisperer_below D9
  [flag spared] foe vein_man G9
  [flag one_short] foe vein_man F9
  [flag proven] weak the_thirteenth defense 5
  search B9
  [flag forgot] foe vein_man B7
  [flag powder] weak the_thirteenth vita 6
  [flag chair] weak the_thirteenth vita 4
  [flag hummed] weak the_thirteenth defense 5
  [flag name] altar D5 faith 6 "A bowl, and a name in it": recover vita 4 @self; status blessed @self | lose pp 1 @self
  goal kill:the_thirteenth

== christened
The third time he says it with you. He has a little difficulty with the second syllable. Then he says it alone; and all up the white wall, one after the other, the faces close their eyes, like people who have at last been told that it is all right to go.
if flag spared -> christened_spared | christened_close

== christened_spared
He asks whether he may come up. Nobody has accused him of anything, he says, he would quite understand. You look at one another. You climb, and count, on every rung; and it is right every time.

They have kept the bench. He sits at the end of it, a big shy man of no particular age, with wet hair. The smith's wife looks at him for a long while. "Well," she says, "there is soup." He does not pass for anybody. He has never once been taken for somebody else.
! lore 40 @all
-> christened_close

== christened_close
There is a question of what to do about the tables. In the end they are carried in, each to the house that it came from; it takes an afternoon, and there is some shouting about legs. People eat in their kitchens that winter. They get up when they have had enough. It is noticed how loud it is, and how often somebody slams a door; and how one will stop on the step then, with his hand on the latch, and listen to it, the slamming, and the person on the other side who is still saying what she thinks of him, with an expression as though it were music.
if flag blanket -> christened_blanket | christened_last

== christened_blanket
You have brought the blanket back with you. Nobody claims it. At the inn in the hills, on the way home, you lay it on the foot of the bed that is over, and it is gone in the morning, and there are four coins in its place, and beside them, in a hand that you do not know, on the back of a bill: "With thanks. It was a cold year."
! lore 20 @all; coins 4 @all
-> christened_last

== christened_last
! lore 150 @all; coins 30 @all; status favored @all; artifact @leader; artifact @random
close christened 100

== called_back
They come out of the wall as people come out of a bath, with their hair flat. They are cold, and cross, and they want to know who has been sitting on their coats. The clerk of the second class says his name, from habit, and then looks round in alarm, because nineteen people have answered: "Yes, Jonas. We know."
if flag quill -> called_quill | called_close

== called_quill
Mistress Quill has ticked them off. At the end of her sheet is the line with the blot, and before it stands a man with his hat in his hand who does not know how to begin either. "You had the pen for a long time," he says at last. "I saw you. I was at the window." It is a short engagement.
! lore 30 @all
-> called_close

== called_close
if flag two_mugs -> called_mugs | called_street

== called_mugs
In the Stirrup at Yorotrucks a carter has set down two mugs, as he does every evening, and is about to drink them both. Somebody takes the second out of his hand. "You have been using mine," says somebody, whistling.
! lore 16 @all
-> called_street

== called_street
There is one more in the street that winter than there should be, if you go by the books. It was christened at Epiphany. It roars.
! lore 140 @all; coins 36 @all; artifact @leader; item @all
close called_back 96

== buried
It goes off behind you like a door. The mountain sits down. At the pit head thirteen men stand up from a bench all at the same time, with the same movement, and look at their hands; and then one of them is only clothes.
if flag wronged -> buried_wronged | buried_close

== buried_wronged
The other one, in the snow, is not clothes. They have buried him under his own name, with his own tools, and nobody in Slag Corner sits down to eat any more until they have gone, each of them, and told him that it is on the table.
! lore 10 @all; lose pp 1 @all
-> buried_close

== buried_close
There is no silver now, and the nineteen are where they were. Mistress Quill has had the list cut in slate. On the day of St Martin it is read out, by the oldest, as far as the last; and after that they wait a little before they go in, with their heads on one side. One never knows.

The inn at the pit head has been let to a stranger. He says that it is a good house, and dry; there is only this, that on winter nights, when he has put up the shutters, there comes a tapping from below the cellar, in time, quite patient, four and four. He has had a man up from the crown about it. It is water, says the man. So it will be. But the stranger has lived on the coast, where they know about such things, and he has let a speaking tube down through the flags, and once a week, on a Saturday, he reads them the paper.
! lore 115 @all; coins 40 @all; item @all
close sealed 78

== killed
It takes a long time, and to the last it has such a number of faces. Toward the end they are yours. When it is quiet there is a great heap of slag, and a table with spoons.
if flag named -> killed_named | killed_blind

== killed_named
You bring down to them the clean shirt, and they bury that. It had a mother for five weeks. She comes to the grave by herself, when she thinks that no one is looking, and puts down a candle, cut in four.

Otherwise there is not much to be seen. They have taken in the tables. They do not count any more, in Slag Corner, it has gone out of fashion; if you ask a woman how many children she has got she will begin to tell you about them, one after the other, and how this one eats, and that one is afraid of the pump, and at the end of it you must add them up for yourself. Mistress Quill says that it is the worst kept village in the county. She has let it stand.
! lore 130 @all; coins 40 @all; artifact @leader; item @all
close one_again 86

== killed_blind
Up above, on the bench, there are twelve. They look along it, and back. Nobody is able to tell you who has gone; and there is nobody in that street, you see, who is quite sure that it was not he.

It wears off. By the spring they quarrel again about the pump. Only they have kept the custom, at table, of looking along it before anyone begins, from one end to the other, with their lips moving; it looks like grace. A pedlar who stopped there over night has told it in Yorotrucks, as a thing to laugh at: that in every house they had laid for one too many, and that when he sat down to it, as anybody would, the whole family had burst into tears.
! lore 115 @all; coins 40 @all; item @all
close one_again 72

== gallery_lost
You are brought up out of the dark alive. There are tables in the street, with lanterns over them, and everybody is so glad. They make room for you. They have counted, and it comes out: it comes out every time.
if flag roll -> lost_roll | lost_table

== lost_roll
It is a book, in the end, that gets you away. You have it inside your coat, and you do not know from whom, and it is full of names, and on the last page, in your own writing, are yours. You read them. You get up from the table, one after the other. It is the rudest thing that you have ever done.
! lore 50 @all
close short 36

== lost_table
! lore 36 @all; afflict deranged @leader
close short 20

== last_supper
There is nobody in Slag Corner. The tables stand in the snow with their lanterns lit, and the plates have been turned over. They have all gone up to the mine, with the benches. One sees the track of it, as broad as the street; they went arm in arm.

You walk down between the chairs. It is as still as a church; and since you have got this far, and are tired, and no one is there to ask, you sit down for a moment. It is an odd thing about an empty table. One looks along it; and one thinks: if each of us were to sit at a different place, and far enough apart, it would not look so bad.
if flag chair -> supper_chair | supper_choice

== supper_chair
You have brought back Joost's, on the mule, or on your own backs. You set it down in its gap. It stands a little crooked; there is a leg too short for the stones. But after you have looked at it for a while it seems to all of you that it is not only empty. There is somebody who is not sitting in it. There is all the difference in the world.
! lore 14 @all; recover pp 1 @all
-> supper_choice

== supper_choice
choose
  Turn all the plates the right way up -> supper_plates
  Put out the lanterns, one by one -> supper_lanterns
  Lay a place at the head of it, for whoever is too many -> supper_lay

== supper_plates
Beneath each is something: a button, a curl, a milk tooth in paper. They have put down there whatever they had found in their houses and could not account for. It is nineteen plates, and then a twentieth, that has under it a small square of flannel, hemmed by somebody who was looking forward.
! lore 14 @all; status faithful @leader
-> mine_road

== supper_lanterns
It gets dark behind you as you go. At the last a voice says, "Thank you; it was in my eyes." You have all heard it. You have all of you said, "Not at all."
! status brave @all; afflict spooked 4 @random
-> mine_road

== supper_lay
It is the first time, it strikes you, that anybody has done it. They had made room for him; they had moved up. You take a clean plate, and a spoon of your own, and fold the cloth as one does for company. You do not know why it should be so hard to turn one's back upon it.
! lore 12 @all; recover vita 2 @all; status blessed @leader
-> mine_road

== ladder
The shaft has forty ladders, with a landing to each, and on every landing one stops to let the others come up with one. It is on the ninth that you find out about the dark. It is not that you cannot see in it. You have lights. It is that there is so much of it, on every side, and all of it is the same.

You had better talk, says one of you. So you do, going down, from rung to rung, about whatever comes: what you had for breakfast, a dog. It is a curious thing, in a shaft. It comes back to you from below, a little late, and not quite as you had said it. "A yellow dog," says one; and from down there, with interest, somebody asks: "Was it?"
choose
  Answer it -> ladder_answer
  Hum, all of you, on one note, so that nothing can get in between -> ladder_hum
  Go down without a word -> ladder_silent
  [coins 9] Go back up to the hatch, and buy lamps -> ladder_lamps

== ladder_answer
You tell it about the dog. It wants to know everything: what the ears were like, and did it come when it was called. It has a pleasant voice, though there is a great deal of it. "I should have liked that," it says when you have finished. "I have got a horse that was down here once. I have got the half of a canary." There is such a silence after it that you would all have been glad if it had gone on.
! lore 18 @all; lose pp 1 @leader; recover vita 2 @all
-> upper

== ladder_hum
It is an ugly sound. You have none of you the same note. It grates, and beats, one can feel it in the iron; and all round you in the rock there is a kind of recoil, as of someone with a very good ear. It has never heard more than one thing, down there, without its being the same thing twice.
! flag hummed; lore 12 @all
-> upper

== ladder_silent
It asks again, on the fifteenth landing, about the dog. Then it gives it up. One hears it turning away, the whole mountain of it, with a noise like gravel.
! status perceptive @leader; recover pp 1 @all
-> upper

== ladder_lamps
At the head of the first ladder there is a hatch, and the lampman sits behind it as on any Monday. It is how they know who is below: a man hands in his brass and has a lamp for it, and in the evening they change back. Since Martinmas he has twelve lamps out, and thirteen brasses on the board. He has told nobody. It is not for the lampman to say who; it is for the lampman to say how many.

"I cannot lend you any," he says. "I do not lend until it comes out." So he sells them to you, at what the company gave. And since he has no brass for you he has each of you breathe on his slate, and draws a ring round it.
! pay 9; flag lamps; lore 12 @all
-> upper

== choir
Before the last ladder there is a sort of chapel. They had cut it out in the eleven days, with nothing but picks, because one must do something: there is an altar in it, of slag, and along the walls a seat for each. There are twelve seats. There is a thirteenth, that nobody has cut. It has grown; it stands out from the rock in one piece, smooth and white, as it were a tooth that had come up behind the others.

They are all there still, in a manner of speaking. The dust has kept them. One sees where every one of them leaned, and the print of his two knees; and on the wall above, as high as a man's mouth, there is a patch where the breath has frozen, and melted, and frozen. There are thirteen of those as well. Over twelve the rock is wet. The thirteenth is dry, it has the shape of a mouth, and it has been practising. It is opened as far as it will go.
choose
  Sing the Old Hundredth, and leave out the bass -> choir_sing
  Sit down, each of you, in one of the twelve -> choir_sit
  Break off the thirteenth seat -> choir_break

== choir_sing
You get through it, more or less. And there is a hole in it, all the way along, at the bottom, like a step that is missing. You can hear how it wants to come in. It does not. It is listening to what it is like when it is not there; and that, you think, as you go on down, is a thing which nobody until now has been so good as to show it.
! lore 16 @all; recover pp 2 @all
-> lower

== choir_sit
They fit one quite well. It is cold, and one's knees know at once where to go. You shut your eyes; and there goes through you, from the stone, from all of them who sat here and held on to one another's coats, not fear, as you had expected, but a great wish that the person to the left should not be frightened.
! recover vita 3 @all; status faithful @all
-> lower

== choir_break
It takes you three blows. It does not splinter, it tears. Somewhere below there is a cry; it is high, and surprised, and quite short, like that of a child whose first tooth has been pulled.
! status brave @all; hurt 1d4 @leader; lore 8 @all
-> lower
