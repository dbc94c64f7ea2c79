# Facts: FL-362, FL-363.
# Nightmare. The first settlers of Kremel promised one night to something, whole; it has come for it. What was done in the
# other stories is what there is to see by.
story The Night That Was Promised
id night
difficulty nightmare
start crossroads
candle 130
foes 80 90 90 90
blurb On the morning after All Souls the sun does not come up over Kremel. Nobody is surprised but the cocks.
rumour [past vein christened] The big shy man at Slag Corner, who is nobody else, has been seen standing in the road with his face to the east. He says that there is somebody coming who has no name either, and that she is not shy.
rumour [past vein short] You count one another now, night and morning. It comes out. It is only that the mornings have been getting shorter.
rumour All over Kremel people have begun to bring in their lamps. They could not say why. They trim them and set them on the sill, and look at the hill with the nine stones on it, and make it eight.

chapter 1 No Morning
skirmish 1-2: revenant, ghoul | 3-4: hell_hound, hell_hound | 5: wailing_woman, wailing_woman | 6: whisperer_below | 7: vein_man, vein_man | 8: vampire | 9: ash_devil | 10: werewolf, wolf, wolf
begin no_morning

== no_morning
You have waited for it on the church wall, with your backs against the stones, since there is nothing to be done before it is light. The cocks crow. They crow at the right time, all over the county, one after the other as far as one can hear; and stop; and then one of them crows again, in a smaller voice.

There is a grey line in the east. It has been there for an hour. It is no broader than a knife, and as you look at it somebody seems to draw it to, as one draws a curtain on a child.

People come up the four roads with lanterns. Nobody has called them. They stand about in the churchyard among the graves in their coats, and talk low, about fodder, and whether one ought to milk. "It will be a cloud," says somebody. Everybody agrees that it will be a cloud.
! night
if past bell laid_to_rest -> anselm_known | anselm_new

== anselm_known
Father Anselm has seen you from the tower. He comes down with the key in his hand, and he is older, and he looks you in the face. "I had hoped that it would be you," he says. "I have rung it. I have rung it for morning, with his own rope, and it has the sweetest tone that it ever had; and up there one sees further. I have seen what it is. I have been trying to think how one says it in a sermon."
! lore 20 @all; status blessed @all; flag anselm
-> hundred_steps

== anselm_new
The priest of the Crossroads is standing in his own door with a bell rope in his hand, not pulling it. "One sees further from the tower," he says, to nobody in particular. "I wish that I had not. Go up, somebody. I should like there to be two of us."
! lore 10 @all
-> hundred_steps

== tower_view
From the tower one sees the whole of Kremel lying there in the dark with its lights lit, like a table. There are fewer than there should be. As you look one goes out, far off, toward the fen; and after a while the one beside it.

It comes in a line. It comes across the county from the east at the pace of a woman walking, with a long skirt, who has all the time in the world and looks in at every window. Behind her there is nothing, not even the sound of dogs.

"On the hill by the fen there are nine stones," says the priest. "They call them the Sisters. I went by there at Michaelmas, and it came into my head to count. I made it eight, and a hole with clean sides." He has wound the rope round his hand. "My grandmother used to say that this land was not bought, it was lent. She used to say: they gave a night for it. One night, the whole of it, with everything that was in it. I thought that it was only a way of talking."
choose
  Go to the stones, and see who is missing -> churchyard
  Ask the old people in the churchyard what they know -> ask_old
  [flag anselm] Have him ring, for as long as he has arms -> ring_on

== ask_old
check leader speech 7 -> old_tell | old_hush

== old_tell
There is one of ninety-six, in a chair, whom they have carried. "There was no grave here when we came," she says, as if she had been there. "Not one. We had a baby with us that had died on the way, and nowhere to put her, and the ground like iron. And somebody came up out of the fen, and took her out of the mother's arms, and said, I will keep her. I will keep all of yours. Only you must give me a night for it, some time, when I ask; for I have never had one of my own." She sucks her gum. "Nine, she was. There were eight with her. They never spoke."
! lore 30 @all; flag knows_bargain
-> churchyard

== old_hush
They know, and they will not say. They look at the children. One of them begins to hum something to drown it, and they all take it up.
! lore 10 @all; lose pp 1 @leader
-> churchyard

== ring_on
He takes off his stole and spits in his hands. You hear it behind you all the way down the salt road, a stroke, and a stroke, a little uneven, as an old man rings. At every stroke the dark on both sides of the road gives back half a pace. It is not much. It is more than you have ever been given.
! flag ringing; lore 16 @all; recover pp 2 @all
-> churchyard

== to_sisters
travel saltroad_2 -> first_dark

== sisters_road
travel nine_sisters compass within 4 -> sisters | sisters_late

== sisters_late
She has been past you on the road. You did not see her. It is only that for the length of a furlong none of you could have said who was walking beside him; and when it was over, every lantern that you had was out, and the wicks were trimmed.
! flag passed; lose pp 2 @all
-> to_sisters_still

== to_sisters_still
travel nine_sisters compass -> sisters

== sisters
There are eight of them on the top of the hill, bent forward a little, as stones are that have stood in the wind. The ninth is a hole. It is as deep as a man and the sides are quite clean, and at the bottom of it, folded, with a stone on top so that it should not blow away, lies a child's shirt.

You have hardly bent over it when you know that the eight have turned round.
map nine_sisters -> sisters_won | sisters_lost
  dark
  foe wailing_woman C4 H4 C8(3+) H8(4+)
  foe revenant F3 F8(3+)
  foe whisperer_below E9(5+)
  [flag passed] foe hell_hound G7
  [flag ringing] weak revenant might 10
  [flag knows_bargain] weak wailing_woman might 5
  altar F6 faith 6 again "The empty socket: the child's shirt": flag shirt; lore 24 @self | lose pp 1 @self
  die C10 archeology 7 "Letters, under the moss": flag letters; lore 24 @self | hurt 1d4
  search I9 B1
  goal defeat

== sisters_won
They are stones. There is blood on some of them, it may be yours. From up here one sees how far she has come: the whole of the east is gone, and the sea with it, and she is in the lanes now, this side of the fen, looking in.
if flag letters -> letters_read | sisters_on

== letters_read
It is cut in the back of the eighth, where it was never meant to be seen, by somebody with a nail and no schooling. THEY DID NOT ASK US EITHER. You read it aloud. It seems to you that the eight, who had been leaning toward you, lean a little the other way.
! lore 20 @all
-> sisters_on

== sisters_lost
You lie among them on your faces, and somebody goes from one of you to the next and closes your eyes with a cold thumb. You open them again. It is the hardest thing that you have ever done. "Not yet?" says a voice, quite kindly. "Then later."
! flag passed; lose pp 2 @all
-> sisters_on

== sisters_on
Where there was a bargain there will be a bond. They were careful people, the first ones; they wrote things down, and they buried what they wrote with whoever had signed. On the old maps he is called the Founder, and he lies in the Long Barrow, on the north road, with his dog.
-> the_eight

== hundred_steps
It is a hundred and eight steps, and nobody has brought a light for them. You go up with a hand on the wall. On the way there are slits, and through each of them, as one comes by, one ought to see a little more than through the last: first the graves, and then the road, and the roofs at the end of it. There is the same black stuff in all of them. It looks as though it had been put in with a trowel.

On the landing below the bell sits a boy with a basket on his knees. He has come up to be near the cock. It is a weathercock, of tin; but there were three real ones at home, he says, and they have got laryngitis. They crowed and crowed, and looked at one another, and now they will not come out from under the manger. "They think that they have done it wrong," says the boy. He has the smallest of them with him, in the basket. He would like somebody to tell him that it was not his fault.
choose
  Tell him, and take your time about it -> steps_cock
  Have him carry the basket after you, wherever you may be going -> steps_carry
  Ask the boy when he last slept -> steps_boy

== steps_cock
One feels foolish. You squat before the basket, on that landing, and explain it to a cock: that he was punctual; that it is not he who makes it, he only says so. There is a round eye at the wicker. When you have come to the end there is a cough, and a ruffling, and then it comes, hoarse and much too loud, and it is answered, from beneath, out of the dark, from one farm, and from another. It does not get light. But all over the county people have sat up in their beds and said: "There."
! flag cocks; lore 14 @all
-> tower_view

== steps_carry
He is very proud of it. He stays ten steps behind, so as not to be in the way, and in bad moments one can hear him, at the rear, talking in an undertone of corn.
! status brave @all; lose pp 1 @leader
-> tower_view

== steps_boy
He does not know. It has not been yesterday yet. You spread a coat over him, and he is gone before you have tucked it in; and the cock, after it has looked at you sideways for some time, puts its head beneath its wing as well. It is the only sensible thing that anybody has done.
! recover pp 2 @all
-> tower_view

== churchyard
When you come down, they have formed up. Nobody has told them to. There are some two hundred, in their good clothes, on the gravel before the porch, with bundles; they have their lanterns in the left hand, and in the right whatever each of them had thought of, a rake, a warming pan, a rolled-up map of the Holy Land. They are going with you. They had talked about it while you were up there.

"We should only be sitting at home," says a woman with a goose under her arm. It is a thing one notices about them, as you look along the rows: they are not afraid yet. They have the faces of people who have missed a coach, and are prepared to take the matter up with someone.
choose
  Take nobody, and have them sit together in the church -> yard_church
  Take their lanterns, and leave them the people -> yard_lanterns
  Have them put the lanterns out, to save the oil -> yard_out

== yard_church
They are rather hurt. But they go in; there is a discussion about the pews, one hears it as far as the lych-gate, and then a hymn, in which the goose joins. It is a good thing to have at one's back. You notice only later that you have been walking in time to it.
! recover pp 1 @all; status blessed @leader
-> to_sisters

== yard_lanterns
You look like a fair, going down the salt road, with twenty to each of you upon poles. It is a comfort; and it can be seen from everywhere. At the second milestone you have the impression that on the other side of the hedge something has begun to keep step, from sheer love of it.
! status perceptive @all; lose vita 1 @all; lore 6 @all
-> to_sisters

== yard_out
It costs them something. They look at you, and at the small flame, and each waits for the next. And then there is a long soft breath along the rows; and they are standing in the dark, all two hundred, and nothing has happened. One hears them find that out. "I can smell the yew," says somebody. It seems to you, as you feel your way to the gate, that she will have gone by a good many houses tonight, and looked in at the windows, and come away again, because there was nothing there to put out.
! flag unlit; lore 14 @all
-> to_sisters

== first_dark
You come to the edge of it below Weeping Hill. It lies across the road. On this side there is a hedge, with some late hips on it; and then there is half of a hedge. It is not like fog, one cannot put a hand in and see it go grey. It is only that there is no more road there than there would be in a picture after the frame.

A carter has pulled up before it. He sits on the shaft, and eats an onion. "I have put my whip in," he tells you. "It came out again. I put in the dog, on a string; he came out as well. He was not frightened, but he did not know me." The dog lies under the cart with its nose to the wheel. It looks from one to another of you, very politely, like somebody who has been introduced too quickly. "I have eggs for Waylin Point," says the carter. "What I ask myself is, will there be anyone there to say that they were ordered?"

One stands there too long, looking at it. When you turn round your faces are stiff, and it has cost you more than the walk did.
! lose vita 2 @all; lose pp 1 @all
choose
  Go in on a rope, one after the other, with your names on your lips -> dark_rope
  Buy the eggs from him, and send him home -> dark_eggs
  Make friends with the dog, and have it go in front -> dark_dog

== dark_rope
check all nerve 6 -> dark_through | dark_lost

== dark_through
You say them, aloud, in order, and then from the beginning. It is astonishing how soon it becomes a noise. By the hundredth time you could not swear to it which of these is yours; but there is one for each, and the rope has that many knots, and so you go on handing them along, like buckets. When you come out upon the other side, upon the hill, with a bit of grey overhead, it is a minute or so before anybody cares to keep his own.
! lore 18 @all; status faithful @all
-> sisters_road

== dark_lost
One of you has stopped. One always does. He had only wished, he says, to hear what it was like when nobody was saying anything; and it takes you an hour, on your hands and knees, to find out where he is saying it.
! lose pp 2 @all; flag passed
-> sisters_road

== dark_eggs
He lets you have them for half. You suck them as you walk. It is curious how bright they are, inside there, one would not have thought it; each is like a small round room in which someone has left the lamp on.
! recover vita 4 @all; lose coins 2 @all
-> sisters_road

== dark_dog
It has no idea who you are. It has made up its mind, however, to be fond of somebody; it goes ahead, with its tail up, and at every few yards it turns its head, and is delighted to see that there are people there.
! status swift @all; recover pp 1 @all
-> sisters_road

== the_eight
You are sitting with your backs to one of them, because of the wind, when she speaks to you. It is the fourth, or the fifth. She does not turn round. She has a voice like a gate post.

"She was the youngest," says the stone. "We had all the rest of it, the days, we had the weather. One of us has the fog. She had come too late, there was nothing left but to hold things for people. So she held things. You are always putting something down." There is a pause, in which a little sand runs. "We told her not to. We said, they will forget that you have it. We said, if you wish for something of theirs you must take it when they are not looking; do not you go and ask. But she has such manners."
choose
  Ask what it was that she wanted a night for -> eight_why
  Ask whether they could not call her back -> eight_call
  Tell them that you are sorry -> eight_sorry

== eight_why
"To have somebody come to it," says the stone. It is as if this were quite plain. "There is one that you give for the dead, and one for the corn; there is the one when you let the children stay up. She has seen it from outside. There are lamps, and everybody is there, and at the end of it they say: that was a lovely evening." And all eight, it seems to you, have drawn in their shoulders. "You do not think that she means any harm?" says the stone. "She has made it as nice as she knew how."
! flag asked_her; lore 22 @all
-> chapter 2

== eight_call
"We have called," it says. "You heard us. You came up here with swords."
! lose pp 1 @all; lore 14 @all; status perceptive @leader
-> chapter 2

== eight_sorry
It is a while before there is anything more. "People leave flowers here," says the stone then. "They leave pennies. There was somebody, in the year of the murrain, who left half a pie." It does not appear to be a reproach. One by one, as you go down, you feel that each of them, when you have passed, straightens herself by an inch or two, as old people do as soon as they think that the visitors have gone.
! recover vita 3 @all; recover pp 1 @all
-> chapter 2

chapter 2 Lamps
skirmish 1-2: vampire | 3-4: whisperer_below, imp, imp | 5: hell_hound, hell_hound, hell_hound | 6: wailing_woman, poltergeist | 7: ash_devil | 8: revenant, revenant | 9: vein_man, vein_man, vein_man | 10: werewolf, werewolf
begin which_lamp

== which_lamp
You will want light for it, and more light than you can carry. There are four in Kremel, the priest has told you, that somebody has fought for; and what has been fought for burns longer. There is the oven by the north wall of Yorotrucks. There is the window of the fortieth house. There is the light at the Widow's Seat; and there is a lamp at the pit head of the Silver Mine, that is never let go out, for the sake of those who might still come up.

She has been at none of them yet. There is time for one, before the barrow. Whoever says that there is time for two has never had her walk toward him.
choose
  The oven at Yorotrucks -> to_oven
  The window at Ostelnk -> to_window
  The light at the Widow's Seat -> to_seat
  None; straight to the barrow -> to_barrow

== to_oven
travel yorotrucks within 5 -> oven_ask | lamp_late

== oven_ask
# FL-363
if past garden enough -> oven_lit | oven_try

== oven_lit
There is a girl sitting before it on a flour sack, talking. She has been talking since the morning that did not come. She has told them all of it, the cart and the shoe and the lap full of bread, and then begun again at the beginning; and round her on the floor of the bakehouse lies the whole of Yorotrucks, wide awake, holding on to one another's feet. "One must not stop," she says to you. "If one stops it is night." And she gives you fire out of it, on a peel, and does not lose her thread.
! flag light; flag oven; lore 40 @all; recover vita 6 @all
-> lamp_town

== oven_try
It is nearly out. There are people sitting before it in the dark, shoulder to shoulder, and nobody has put anything on, since each of them thought that it was for the others to say. It would want somebody to begin.
check one speech 7 -> oven_saved | oven_cold

== oven_saved
You put on your own walking stick. It is a moment before anybody moves; then a man gets up and breaks the bench that he was sitting on across his knee. They burn the troughs. They burn the guild's chair. By the time that you leave, it is so bright in there that a child has begun to complain.
! flag light; lore 30 @all; recover vita 3 @all
-> lamp_town

== oven_cold
It goes out while you are speaking. They sit there, and nobody lets go of anybody. "It was kind of you," says somebody, in the dark, after a time.
! lose pp 2 @all; lore 10 @all
-> lamp_town

== to_window
travel ostelnk within 6 -> window_ask | lamp_late

== window_ask
# FL-363
if past table the_sister -> window_lit | window_try

== window_lit
It is the only light in the village that is not on a sill. She has taken it out on the doorstep, and sits behind it on her heels, with her hair grown through with heather, and looks down the road. She does not get up. She has been asked to stay by somebody before. But the sheep lie round her in a ring, three deep, with their faces outward; and she takes your lantern out of your hand, and breathes on it, once, as one warms a child's fingers, and it burns.
! flag light; flag window; lore 40 @all; status swift @all
-> lamp_town

== window_try
There is nobody in the fortieth house. The lamp burns in the window without a wick, and it is not burning for you. It leans toward you, and considers.
check one nerve 7 -> window_saved | window_bites

== window_saved
You let it take its breath of you. It takes a long one. When it has done, it comes along, with its flame laid back like the ears of a dog that knows that it has gone too far.
! flag light; lore 30 @all; hurt 1d4 @self
-> lamp_town

== window_bites
It is a long time since it was lit, and it has not been fed.
! hurt 1d8 @self; lose pp 2 @self; lore 10 @all
-> lamp_town

== to_seat
travel cliffroad_1h within 5 -> seat_ask | lamp_late

== seat_ask
# FL-363
if past tide pell -> seat_lit | seat_try

== seat_lit
Pell has not moved it. He has had offers. He stands up there in the glare with his cap on, thirty years old, with a rope round his waist and the other end round the lens, and every quarter of an hour he shouts out to sea what he did when he was eleven. "It keeps me awake," he says. He fills your lantern from the great one with a ladle. There is a hair in the oil, a red one. It burns very well.
! flag light; flag seat; lore 40 @all; status brave @all
-> lamp_town

== seat_try
The keeper has gone home. He has put up a notice. The great lamp turns in the dark by itself, and its beam goes out over the land, and comes to the edge of what is coming, and is folded up, neatly, like linen.
check one trickery 7 -> seat_saved | seat_out

== seat_saved
You take the lens out of its frame. It is as large as a cart wheel and as heavy as a calf. One of you walks before it and one behind, and in the middle of it, wherever you go, there is a small bright upside-down church.
! flag light; lore 30 @all; candle -2
-> lamp_town

== seat_out
The gear takes hold of your sleeve. By the time that you have got the arm out, the lamp has stopped, and there is no sound up there but the sea, and then not that.
! hurt 1d8 @self; lore 10 @all
-> lamp_town

== lamp_late
You see it go out. You are near enough to see the hand. It is quite a small hand, and she wets the finger first.
! flag passed; lose pp 1 @all
-> to_barrow

== lamp_town
You have an hour. Those who sell things sell them by touch.
town -> by_touch

== second_lamp
if past vein called_back -> quill_comes | to_barrow

== quill_comes
On the road somebody has caught up with you, in a man's coat, out of breath. "I have the list," says Mistress Quill. "I have them all, the whole county, as far as I could get; I have been from door to door since Tuesday. She takes the lights. Very well. But nobody has yet been taken off a list of mine without my hearing of it." She walks behind you with her pencil, and calls out, every hundred paces, the name of a house; and sometimes, a long way off, in the dark, somebody answers.
! flag quill; lore 30 @all; recover pp 2 @all
-> to_barrow

== to_barrow
travel northway_2 -> the_line

== barrow_road
travel long_barrow compass within 4 -> passage | barrow_late

== barrow_late
She has been here before you, and left the door open. On the step stands a lamp of yours, one that you had lost on the hill. It is out. It has been polished.
! flag emptied; lose pp 1 @all
-> to_barrow_still

== to_barrow_still
travel long_barrow compass -> passage

== barrow
The Long Barrow lies in its field like somebody asleep under a blanket. They walled it well. There is a passage, on one's hands and knees, and then there is a room, and in the room are people. They sit along the walls with their hands on their thighs, the first ones, the careful ones, very dry and brown. They have kept a place for everybody who was ever born in Kremel. It goes a long way back.

When you stand up they all look at the lantern.
map barrow -> barrow_won | barrow_lost
  dark
  foe revenant E4 G4 D6(3+) G6(4+)
  foe ghoul E7 F8 B6(3+) I6(5+)
  foe whisperer_below E8
  foe vampire G8(4+)
  [flag emptied] foe wailing_woman D8
  [flag passed] foe hell_hound D5
  [flag light] weak revenant defense 10
  [flag quill] weak whisperer_below might 10
  chest B4 trickery 7 "Grave goods": artifact @self | snare 1d6 1
  chest I4 "A dog's collar, and a dog": lore 16 @self; flag dog
  die C9 archeology 6 again "The bond, under his hand": flag bond; lore 30 @self | hurt 1d6
  altar H9 speech 7 again "The Founder: wake him": flag founder; lore 30 @self | afflict cursed 6 @self
  search B9 I9
  goal defeat exit

== barrow_won
if flag founder -> founder_speaks | bond_ask

== founder_speaks
He is the smallest of them. He opens his eyes at the third asking, and they have nothing in them but water. "It was for my daughter," says the Founder. "You would have done it. There was nowhere to put her. I would have given all the nights there are; and she asked for one." He listens. He hears how quiet it is outside. "Is it now?" he says. "Already? We had always thought that there would be nobody left by then who minded."
choose
  Make him come, and stand to it -> founder_comes
  Ask him the child's name -> founder_name
  Let him sleep -> founder_sleeps

== founder_comes
He gets up in pieces. He comes behind you with one hand on the wall, and where there is no more wall he puts it on your shoulder, and it weighs about as much as a glove.
! flag comes; lore 24 @all; lose pp 1 @leader
-> bond_ask

== founder_name
He does not know it. He looks at you, and you see it come to him that he does not know it. "We had not yet," he says. "She was not three days old. I signed it: for the child." And all along the walls the dry heads turn, one after the other, to look at him. It had never been mentioned.
! flag nameless; lore 30 @all
-> bond_ask

== founder_sleeps
You fold his hands back. His thumb has worn a place in the parchment, just there, over the word.
! lore 14 @all; status blessed @all; flag bond
-> bond_ask

== bond_ask
if flag bond -> bond_read | bond_none

== bond_read
It is a sheepskin with eight crosses at the foot of it, and a ninth that somebody has drawn for somebody else, holding her hand. It says what the old woman said. One night, whole, with all that is therein; to be asked for once; to be given gladly. You read it twice. It is the last word that you keep your finger on. In three hundred years, you suppose, nobody has looked so closely at the last word.
! lore 30 @all; recover pp 1 @all
-> barrow_on

== bond_none
Whatever they signed lies still somewhere among all those folded hands, and they are not going to open them for you. You go out backward, on your knees. It is as dark outside as it was in.
! lore 8 @all
-> barrow_on

== barrow_lost
They pass you along the wall from hand to hand, very courteously, toward the place that has been kept for you. The last of them sets you down outside, in the grass. He has a dog's leash round his wrist, with nothing on it. "Not in that state," he says. "She wants you glad."
! flag emptied; lose pp 2 @all; lore 12 @all
-> barrow_on

== barrow_on
There is one light left in Kremel now, as far as one can see. It is at the place where the four roads meet. They have all gone there; there was nowhere else.
-> barrow_night

== by_touch
One gets about well enough. It is the courtesy that strikes you. They have agreed upon it that everyone who goes out shall say something, it does not matter what; and so the whole town is full of low voices, coming toward you, and going by. "Turnips," says one. "Only me." "A ladder, mind your heads." You learn to do it yourselves. You have been saying "Strangers, six of us, or so," for a quarter of an hour, when somebody just in front of you asks, quite close and rather shyly: "May I say that too?"

It is nobody you know. It has no lantern; it has very soft shoes. "I have been going about among them the whole evening," it says, "and they are all so kind, they tell me who they are. And then I do not know what to say."
choose
  Tell her that she could say "Good evening" -> touch_evening
  Stand quite still, until she has gone by -> touch_still
  Ask her to mind the step -> touch_step

== touch_evening
She tries it. She has it a little too long in the middle. You hear her going away with it, down the street, from one to the next; and each of them stops, and answers, "Good evening," as one would; and behind her, house after house, the lights go out, one could weep at how gently.
! lore 18 @all; flag asked_her; lose pp 1 @leader
-> second_lamp

== touch_still
A hem goes over your boots. It takes a long time, it must be a very wide skirt. When it is past you find that you have, all of you, been holding your breath, and that it is not quite easy to remember how one goes on from there.
! lose vita 1 @all; status perceptive @leader
-> second_lamp

== touch_step
"Oh, thank you," she says. She is quite overcome by it. There is the sound of somebody who has lifted a foot very high; and then, from the other side, a laugh, small and surprised, that you would know again anywhere, because it is the first.
! recover pp 2 @all; status lucky @leader
-> second_lamp

== the_line
North of the Long Ditch there are people working in a field. There is no light with them. You hear spades, and somebody who counts. They are digging a trench; it has got to be done, says the one who counts, by morning. He is a land surveyor. He has had stakes driven, in a row, from the ditch as far as the barrow, and along them they have stretched a white tape. "She must stop somewhere," says the surveyor. "It is a question of making it plain to her where that is. One cannot expect anybody to respect a boundary that has not been marked."

They have been at it since the cocks. There are eighty or ninety of them. They are quite cheerful; they have a thing to do, and they do it by feel, and each knows by the sound of the next man's spade that he is there. He asks you to hold the other end of the tape.
choose
  Dig with them for an hour -> line_dig
  Tell him that she does not see it -> line_tell
  Hold it, and pull it straight -> line_hold

== line_dig
It is good heavy clay. You would not have believed how comforting it is to have something stick to one's boots. When you go on they give you a piece of bread each, and the surveyor enters you, in his book, by touch: so many rods, so many feet.
! recover pp 2 @all; lose vita 1 @all; status respected @leader
-> barrow_road

== line_tell
"No," he says, after a time. "I suppose not." He lets the tape sink. But he does not call them off; he stands there and listens to it, spade after spade, away along the line into the dark. "You see," he says, "as long as it is not finished, they will all still be here."
! lore 16 @all; status faithful @all
-> barrow_road

== line_hold
It is taut as a string. And as you are holding it, with your thumb upon the hundred, there comes along it from the other side a tug, light and experimental, as when a child has found the end of something. You give it a tug back. You could not help it. All the way to the barrow you go about with your hand shut, as if you had got hold of a hand.
! lore 12 @all; afflict spooked 4 @leader; recover vita 2 @all
-> barrow_road

== passage
It is a small door, for such a big house. There are two uprights and a lintel, and across the lintel somebody has cut, in letters that were meant to be read by those who come out: MIND THE DARK.

You lie down on your stomachs. It goes in for twenty yards, and it has been done by people with hard knees, every stone is rubbed. Half way along there is a bend; and in the bend there is a shelf, and upon the shelf, as in any porch, stands a row of shoes. They are very old. They are all for the left foot. It will have been the custom, you suppose, to leave the one behind, so as to be quite sure of coming back for it.
choose
  Leave one of yours there as well, each of you -> passage_shoe
  Go in shod -> passage_shod
  Call in, before you go any further, that you are coming -> passage_call

== passage_shoe
It is cold, and one limps. But it is odd how much it changes, to have something of one's own standing by the door. You have no doubt whatever, the whole of the time that you are in there, about which way is out.
! status swift @all; lose vita 1 @all
-> barrow

== passage_shod
You hear each other's nails, on the stone. Within, somebody else has heard them too. There is the sound of a great many people who put their hands on their knees, and sit up.
! status brave @all; lose pp 1 @leader
-> barrow

== passage_call
"Visitors," you call. It goes in, and round the bend, and one can follow it from wall to wall a long way down. It is not answered. But a draught comes out to you, when you have waited for a little, warm, and with a smell of smoke and dog; like the air from a room in which they have just said: well, then, we had better have them in.
! recover vita 2 @all; lore 10 @all
-> barrow

== barrow_night
You do not sleep. There is no night to do it in, it is all one. You lie in the lee of the mound, and watch the lights go.

There were eleven, when you came out. One learns to know them. There is one that is yellow, and one that somebody keeps on trimming. There is a pair, close together, which must be two windows of the same room. They are the ones that you watch. You have decided, without a word's having been said about it, that so long as there are the two, it will be all right; and when the left has gone you are all looking at the right. It burns for a time. Then it begins to move. It is lifted off the sill; it goes up, one sees, a stair; it stands still. It shines for a moment on a door. And at the very last, before it is put out, it is held up high and swung from side to side, three times, to whoever might be looking.
choose
  Swing yours back -> lights_swing
  Go and find that house -> lights_house
  Count how many are left, and write it down -> lights_count

== lights_swing
It is a long way, they cannot have seen it. You do it all the same, three times, until the arm aches. And there is one a good deal farther off, on the side of the hill, which you had taken for a star; and that swings too, and then another, beyond it. You had thought that there were ten.
! recover pp 2 @all; lore 12 @all; status blessed @leader
-> chapter 3

== lights_house
It is a mile, over plough. They are sitting on the stairs, in the dark, a man and his wife and the old mother, each on a step of their own, so as to leave room to go by. "We thought that we had better get it over with," he says. They are ashamed to have been found like that. You have a little left at the bottom of the lantern. You leave them that.
! lose vita 1 @all; status respected @all; lore 14 @all
-> chapter 3

== lights_count
It is nine. You put down the time beside it. When you look up from the paper it is eight, and you put down that.
! lose pp 1 @all; recover vita 3 @all; status perceptive @leader
-> chapter 3

chapter 3 The Crossing
skirmish 1-3: vampire, ghoul | 4-5: whisperer_below, whisperer_below | 6-7: hell_hound, hell_hound, hell_hound | 8: ash_devil, imp | 9: revenant, revenant, wailing_woman | 10: werewolf, werewolf
begin last_road

== last_road
travel northway_0h -> beside_her

== church_road
travel crossroads within 3 -> church | church_late

== church_late
From a mile off you see her standing in front of it, with her hand lifted, like somebody who does not know whether to knock. When you come up she has gone in. The windows are still lit; but they are lit as the windows are of a house where everybody has been told to be very quiet.
! flag inside; lose pp 2 @all
-> church_still

== church_still
travel crossroads -> church

== church
They are all there. They stand in the nave and the aisles and up the stair of the tower, in their coats, with their lanterns held against their breasts; there are some whom you pulled out of the water, and some whom you led by the hand out of a wood. Nobody speaks. Every few moments a lantern goes out, and whoever it was moves over, a little, and holds on to the next.

In the crossing, under the tower, where the four ways meet, there is a clear space. She is standing in it. She has no face that one could remember. She is turning slowly round and round, with her arms a little lifted from her sides, as a girl does who has been given a dress.

"It is so much," says the ninth sister. "I had not thought that it would be so much. And it is all for me?"
if flag passed -> church_known | those_there

== church_known
She knows you. She met you on the road. She comes up to each of you in turn and puts right something about your collars.
! afflict spooked 6 @all; lose pp 1 @all
-> those_there

== church_choice
choose
  [flag bond] Show her the last word of the bond -> show_word
  [flag shirt and flag nameless] Give her the child's shirt, and ask for the child -> ask_child
  [flag light] Set the lights in a ring, and hold until morning -> hold_light
  [flag comes] Let the Founder answer for it -> founder_answers
  Take the night back from her -> fight_night

== show_word
"To be given gladly," you read. You hold it so that she can see. "You may have it. It was promised. But look at them." And she stops turning, and looks, for the first time, not at the lights but at who is holding them.

She does not believe it. She has waited so long. She goes from one to the next, faster and faster, and takes them by the chin; and the eight come in at the doors, at all four, behind her.
map crossing -> word_won | night_lost
  dark
  foe the_ninth_sister F5
  foe wailing_woman C3 H3(3+) C8(4+) H8(5+)
  foe revenant H6(4+) C6(5+)
  [flag letters] weak wailing_woman might 10
  [flag anselm] weak the_ninth_sister might 5
  [flag quill] weak the_ninth_sister vita 8
  [flag inside] foe revenant E8
  [flag emptied] foe wailing_woman F8
  altar D5 speech 7 again times 2 "Say it for those who cannot: not gladly": token said; lore 12 @self | hurt 1d6
  altar G6 speech 7 again times 2 "Say it for yourselves: not gladly": token said; lore 12 @self | hurt 1d6
  [flag wicks] weak the_ninth_sister might 5
  search B2 I9
  [flag founder] weak the_ninth_sister defense 5
  [flag asked_her] weak the_ninth_sister might 5
  [flag cocks] weak the_ninth_sister vita 6
  goal token:said:3

== ask_child
You hold it up by the sleeves. It is about as long as a hand. She puts out a finger and touches it. "I kept her," says the ninth sister. "I said that I would. I have kept all of them." And she opens her arms, and you see what it is that the dark is made of. It is full, to the very back. They are all asleep.

"They were to have had a name," you say. "All of them were. He never gave you hers." You will have to find her, in there, by the light of what you have; and the eight, who did not ask for this, will not let you look for long.
map crossing -> child_won | night_lost
  dark
  foe the_ninth_sister F5
  foe wailing_woman C3 H3(3+) C8(4+) H8(5+)
  foe revenant H6(4+) C6(5+)
  [flag knows_bargain] weak the_ninth_sister might 5
  [flag dog] weak the_ninth_sister defense 5
  [flag letters] weak wailing_woman might 10
  [flag oven] weak the_ninth_sister vita 8
  [flag inside] foe revenant E8
  [flag emptied] foe wailing_woman F8
  altar D6 awareness 6 again times 2 "Look for her: among the small ones": token found; lore 12 @self | hurt 1d6
  altar G5 faith 6 again times 2 "Look for her: by a name": token found; lore 12 @self | hurt 1d6
  [flag wicks] weak the_ninth_sister vita 6
  search B2 I9
  goal token:found:3

== hold_light
You set down what you have carried. It is not much: a peel of embers, a breath, a ladle of oil. But it has been fought for. You put yourselves round it with your backs to it. "How long?" says somebody behind you. It is only until morning. It has never been anything else.
map crossing -> held | night_lost
  dark
  foe the_ninth_sister F5
  foe wailing_woman C3 H3(3+) C8(4+) H8(5+)
  foe hell_hound H6 C6(3+)
  [flag window] weak the_ninth_sister defense 5
  [flag seat] weak the_ninth_sister might 5
  [flag oven] weak the_ninth_sister vita 6
  [flag ringing] weak the_ninth_sister might 5
  [flag cocks] weak the_ninth_sister vita 6
  [flag unlit] weak the_ninth_sister defense 5
  [flag inside] foe revenant E8
  [flag emptied] foe wailing_woman F8
  altar D5 "The light: sit down by it": recover vita 5 @self; recover pp 2 @self
  altar G6 "The light: warm your hands": recover vita 5 @self; recover pp 2 @self
  [flag wicks] altar E3 "The wicks: blow on them": recover pp 3 @self; status brave @self
  search B2 I9
  # FL-362
  goal hold:9

== founder_answers
He goes up the nave by himself with his hand on the ends of the pews. She watches him come. "You were bigger," she says.

"I did not know what a night was," says the Founder. "I was thirty. I had slept through every one of them." He gets down on his knees before her, which takes him some time. "You had better have mine. I have had three hundred years, and I have not used them." And he takes hold of the hem of her skirt with both hands, and does not let go, whatever she does.
map crossing -> founder_won | night_lost
  dark
  foe the_ninth_sister F5
  foe wailing_woman C3 H3(3+) C8(4+)
  foe revenant H6(4+) C6(5+)
  weak the_ninth_sister might 10
  [flag nameless] weak the_ninth_sister vita 8
  [flag dog] weak the_ninth_sister defense 5
  [flag knows_bargain] weak the_ninth_sister vita 6
  [flag inside] foe revenant E8
  [flag emptied] foe wailing_woman F8
  [flag wicks] weak the_ninth_sister might 5
  search B2 I9
  goal kill:the_ninth_sister

== fight_night
"No," you say. Nobody has ever said it to her. She tries it over, under her breath, to hear how it goes.
map crossing -> night_won | night_lost
  dark
  foe the_ninth_sister F5
  foe wailing_woman C3 H3(3+) C8(4+) H8(5+)
  foe revenant H6(4+) C6(5+)
  foe hell_hound E8(5+)
  [flag bond] weak the_ninth_sister vita 8
  [flag light] weak the_ninth_sister defense 5
  [flag anselm] weak the_ninth_sister might 5
  [flag shirt] weak the_ninth_sister vita 6
  [flag window] weak the_ninth_sister defense 5
  [flag seat] weak the_ninth_sister might 5
  [flag comes] weak the_ninth_sister might 5
  [flag unlit] weak the_ninth_sister vita 6
  [flag asked_her] weak the_ninth_sister vita 4
  [flag inside] foe revenant D8
  [flag emptied] foe wailing_woman F8
  [flag wicks] weak the_ninth_sister defense 5
  search B2 I9
  goal kill:the_ninth_sister

== word_won
It is a child who says it, in the end; it has to be somebody who does not know that one does not. "I do not want to give you it," says the child. "I want to go out." And somebody laughs, and it is dreadful, and then they are all saying it, the whole nave of them, first low and then aloud: what they want it for. They want to see whether the mare has foaled. They want to get the washing in.

She stands in the middle with her hands over her ears. She is not angry. She has never heard what a morning is.
if past bell laid_to_rest -> word_bell | word_close

== word_bell
Above you in the tower, quite by itself, for it has no rope that anybody is holding, a bell begins to ring. It has only ever had one thing to tell. It is telling her the time.
! lore 30 @all
-> word_close

== word_close
"Could I," says the ninth sister, "see one?" So you take her out. She sits on the churchyard wall between two of you, with her feet not touching the ground. It comes up at the right place. It takes, they say, about four minutes; and she held on to somebody's sleeve; and at the end of it there was dew on the wall, in the shape of somebody sitting.

There are nine stones on the hill by the fen. The ninth is turned the other way. In the mornings it is the first to be warm.
! lore 200 @all; coins 40 @all; status favored @all; artifact @all
close morning 100

== child_won
She is quite at the back, and she weighs nothing. You hold her in the shirt, which fits. You say it over her, with water out of the font, in the sight of the whole county: it is the plainest name there is, and everybody in that church has somebody who was called it.

"I did keep her," says the ninth sister. "Did I not keep her well?" You tell her that nobody could have kept her better. You tell her, and you have to put your mouth close to where her ear must be, that it is morning, and that they ought to be woken.
if past vein christened -> child_guest | child_close

== child_guest
A big shy man has come forward out of the crowd. He has only been christened himself since Martinmas. He holds out his arms, and it appears that he knows how one does it; he has learned it from watching. "I will walk about with her a little," he says. "I am good at not being anybody else."
! lore 30 @all
-> child_close

== child_close
It gets light in the middle of the church first. They go out past you, all those she had, by the four doors, rubbing their eyes, the smallest in front; and the grass does not bend, and the people stand there, with their hats in their hands, and now and then somebody says a name.

She looked round once, in the north door. Her arms were quite empty. It seemed to suit her.
! lore 200 @all; coins 30 @all; status favored @all; artifact @all
close woken 100

== held
You do not win. It is not that kind of thing. It is only that you are still there, at four, and at five; that whoever was down got up, and whoever could not was held; and that somewhere toward the end the dark began to have a grain in it, like wood.

"Oh," says the ninth sister. "Is that all? Is that how long one is?" She looks at what she has had. She smooths it. Then the first of it comes in at the east window, and there is a girl's grey dress lying on the stones, and it is dust before anybody can pick it up.
if flag ringing -> held_rung | held_close

== held_rung
In the tower they find Father Anselm asleep on his feet with the rope round his wrist. He has rung for nine days. He says that he only stopped to change hands.
! lore 20 @all
-> held_close

== held_close
Nobody cheers. They stand about in the churchyard, with their lanterns still alight, and look at how grey everything is. A woman has gone down upon her knees at the wall and is looking at a snail. It is remarked that one had forgotten about the far side of the road. Then, one after another, they remember that it is a weekday; and you hear them go off, up the four ways, already talking about fodder, in loud, cross, ordinary voices, and at every gate there is somebody who stops with his hand upon the latch, and turns round once more, to make sure.
! lore 180 @all; coins 40 @all; artifact @leader; item @all
close held 92

== founder_won
He has not let go. They have to cut the cloth. "It is all right," says the Founder, to the place where she was; "I have got you. Somebody has got you." He asks to be taken out to see it. He is so light by now that a boy carries him; and when it comes up he says that it is just as he remembers, and that he had always meant to get up early.
if flag dog -> founder_dog | founder_close

== founder_dog
They buried him where the four roads meet, with the collar. On some evenings there is whistling, and something runs by very fast and low, beside itself with joy.
! lore 20 @all
-> founder_close

== founder_close
The bond they burned, in the font. It made a very small flame, and everyone who wished to warmed his hands at it. There are those in Kremel now who say that it would have been only right to sign another, on better terms; that one ought to have something in writing. They are listened to. And then somebody will get up and open the window, since it is still early, and it is so light.
! lore 180 @all; coins 40 @all; artifact @leader; item @all
close answered_for 88

== night_won
She goes out slowly, from the edges. To the last she is trying to remember the word that you said to her. It grows light. It is not a good morning, it is wet, with a yellow streak; and nobody in Kremel has ever since complained of the weather.
if flag light -> won_lit | won_grey

== won_lit
They carry what is left of your fire home with them in their lanterns, each to his own hearth, up the four roads. One can see from the tower how it divides and divides.

It has never gone out since. Whoever moves takes it with him, in a pot, and whoever marries brings his half; and on the evening after All Souls, when it is dark, they set it on the sills, all over the county, from the fen to the sea. It is not a festival. Nothing is eaten at it. They stand there behind the panes with their hands on the children's heads, and look out, and wait, quite quietly, till it has been long enough. And then they say it to her, in case that she should be going by; it is only the one word, but they say it kindly.
! lore 170 @all; coins 40 @all; artifact @leader; item @all
close taken_back 84

== won_grey
On the hill there are eight stones and a hole. They have put a rail round it. Mothers tell their children not to look in, and they all have; it is quite empty, they say, and very tidy, and somebody has left a light on.

The eight have been given names. It was the schoolchildren who did it, there had been a competition. It is not certain that they care for it, but they lean no longer quite so far. On a summer night one may lie up there upon one's back and be looked at by them, and there is no harm in it; one wakes with grass in one's hair. It is just that one has been lying, one finds, whichever way one lay down, with one's arms a little lifted from one's sides.
! lore 155 @all; coins 40 @all; item @all
close taken_back 76

== night_lost
You are not hurt. Nobody is. It is only night. One finds one's way about, after a time, by the walls. There is a rope along the road as far as the pump. Bread is baked, by the smell, and cows are milked, and there has even been a wedding: they felt each other's faces, before the altar, for so long that the priest had to cough. People are very quiet with one another, and considerate; they say "It is only me," when they come into a room.
if flag quill -> lost_list | lost_dark

== lost_list
Every hundred paces somebody calls out a house, in a dry, clear voice, off a list; and as long as there is one that answers, says Mistress Quill, she does not see her way to closing the account. It has been going on for some time. The other day, at the bottom of a page, she thought that she could see her hand.
! lore 80 @all
close one_answers 40

== lost_dark
! lore 60 @all
close whole 18

== beside_her
It is on the last mile that you fall in with her. There is no avoiding it. The road is straight here, between walls, and she walks in the middle of it; you come up with her from behind, as one does upon a country road with a person who is not in such a hurry, and there is a moment when one is abreast. She has a basket on her arm. She moves over.

"Are you going there too?" says the ninth sister. You say that you are. "I am so looking forward to it," she says. She has been walking the whole night, but she is not tired. She has seen such lovely things; she would show you some of them, only that they are at the bottom. They go out so easily. She had thought at first that she must be doing it wrong. "But then they are quite quiet afterwards," she says, "and do not ask for anything. So I think that they must like it. Do you not think that they like it?"
choose
  Tell her that they do not -> beside_no
  Ask her to wait for you, at the wall, and let you go in first -> beside_wait
  Walk with her, and say nothing -> beside_silent
  [coins 12] Ask what she would have for the basket -> beside_buy

== beside_no
She is silent for so long that you can hear the gravel. "You are only saying that," says the ninth sister. But she has fallen behind a little; and when you look round at the bend, she has set down her basket in the road and has got her hand in it, up to the shoulder, and feels about.
! lore 20 @all; status brave @all; lose pp 1 @leader
-> church_road

== beside_wait
"Of course," she says. "You will want to tell them that I have come." She sits down upon the Apple Wall, with her feet together. It is not right, what you are doing, you all feel it; she has folded her hands, and she is moving her lips, she is going over what one says. It gives you, by the church clock, which has stopped, an hour.
! recover vita 3 @all; recover pp 2 @all; afflict cursed 4 @leader
-> church_road

== beside_buy
She does not know what you mean. So you show her, coin by coin, into the palm of her hand: that one gives something, and has something else for it, and that it is over then. She counts them twice. "And I am not to give them back?" says the ninth sister. "And nor are you?" In three hundred years it is the first bargain that anybody has kept with her, and she has to stand still for a moment, in the middle of the road.

In the basket are wicks. There must be some thousands, pinched off short. When one blows on them, there is here and there one that is red.
! pay 12; flag wicks; lore 16 @all
-> church_road

== beside_silent
One gets accustomed to it. After a while you do not hear your own steps any more. After a while you could not have said that there was anyone there besides; and it was so restful, so altogether without an edge to it, that it is she who has to tell you, with a hand on your sleeve, that this is the place.
! lose pp 1 @all; recover vita 4 @all
-> church_road

== those_there
You look for faces. In the third pew, where one can hear best, a woman has a goose on her lap. There is the surveyor, with his tape, who has measured off his own place and is keeping within it. A boy has a basket upon his knees. There is a carter, and the carter's dog, and somebody has laid his hand upon it and is saying over and over, very softly, what it is called.
if past bell osk_door -> there_bell | there_garden_ask

== there_bell
By the font, with his eyes shut, and a broom, stands a man who has a bad head. He has gone up the tower. He went up all hundred and eight, to see to the rope, because the old man's hands were bleeding; and he has been told that he may come down now, and has not yet been able to believe it. A girl of thirteen has got him by the cuff. She has pears.
! lore 12 @all; recover vita 2 @all
-> there_garden_ask

== there_garden_ask
if past garden roped -> there_garden | there_table_ask

== there_garden
Yorotrucks has brought its cord. They have it round them still, it goes along the whole of the north aisle, from waist to waist, and they have made fast the end of it to the pulpit. "It is only that one knows where one stops," says the old man from the third row. He gives it a little pull, so that you shall see how it is answered.
! lore 12 @all; recover pp 1 @all
-> there_table_ask

== there_table_ask
if past table declined -> there_table | there_tide_ask

== there_table
And there is Ostelnk, on the steps of the choir, all thirty-nine houses, with the cobbler in front. They have on their good coats; they have bought those themselves. They are rehearsing. "No," says the cobbler, beneath his breath, and thirty-eight families say it after him, looking at the boards; it is not a great sound, but it has a floor to it, "thank you."
! lore 12 @all; status respected @all
-> there_tide_ask

== there_tide_ask
if past tide repaid -> there_tide | there_choice

== there_tide
Along the west wall stand the women of Waylin Point with their sleeves rolled. They have nothing in their hands. It is remarkable how much room people have left in front of them; and at the end of the line, with a churn beside her to sit on, is one who has been asked twice already to keep her voice down.
! lore 12 @all; status brave @all
-> there_choice

== there_choice
Somebody has seen you. It goes from bench to bench: they have come. It would be the moment to say something to them, and you have not prepared it.
choose
  Tell them how it stands -> there_tell
  Ask them for their names, one after another, aloud -> there_names
  Ask who would like to go home -> there_home

== there_tell
It is soon told. They have known it. They wished only to hear it in a person's voice. When you have finished, it is quiet; and then an old man in the side chapel says, a little impatiently, as to somebody who is blocking a doorway: "Well, go on. We are all here."
! status blessed @all; lose pp 1 @leader
-> church_choice

== there_names
They had not been asked to do anything all night. It begins at the north door. Some shout it, and some have to be helped; there are twins who say theirs together. It takes up most of what time you had. But in the crossing, the one who turns has turned more slowly, and has put her head on one side, and her lips are moving; she would like to know, one sees, how many of them she will have to remember.
! lore 16 @all; recover pp 2 @all; lose vita 1 @all
-> church_choice

== there_home
Every hand in that church goes up. You had not thought about it, you had only asked; and they look round, and see each other's, and there is a kind of gasp. It is a thing which it had not occurred to them to want.
! recover vita 3 @all; status faithful @leader
-> church_choice
