# Nightmare. The first settlers of Kremel promised one night to something, whole; it has come for it. What was done in the
# other stories is what there is to see by.
story The Night That Was Promised
id night
difficulty nightmare
start crossroads
candle 320
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
-> tower_view

== anselm_new
The priest of the Crossroads is standing in his own door with a bell rope in his hand, not pulling it. "One sees further from the tower," he says, to nobody in particular. "I wish that I had not. Go up, somebody. I should like there to be two of us."
! lore 10 @all
-> tower_view

== tower_view
From the tower one sees the whole of Kremel lying there in the dark with its lights lit, like a table. There are fewer than there should be. As you look one goes out, far off, toward the fen; and after a while the one beside it.

It comes in a line. It comes across the county from the east at the pace of a woman walking, with a long skirt, who has all the time in the world and looks in at every window. Behind her there is nothing, not even the sound of dogs.

"On the hill by the fen there are nine stones," says the priest. "They call them the Sisters. I went by there at Michaelmas, and it came into my head to count. I made it eight, and a hole with clean sides." He has wound the rope round his hand. "My grandmother used to say that this land was not bought, it was lent. She used to say: they gave a night for it. One night, the whole of it, with everything that was in it. I thought that it was only a way of talking."
choose
  Go to the stones, and see who is missing -> to_sisters
  Ask the old people in the churchyard what they know -> ask_old
  [flag anselm] Have him ring, for as long as he has arms -> ring_on

== ask_old
check leader speech 7 -> old_tell | old_hush

== old_tell
There is one of ninety-six, in a chair, whom they have carried. "There was no grave here when we came," she says, as if she had been there. "Not one. We had a baby with us that had died on the way, and nowhere to put her, and the ground like iron. And somebody came up out of the fen, and took her out of the mother's arms, and said, I will keep her. I will keep all of yours. Only you must give me a night for it, some time, when I ask; for I have never had one of my own." She sucks her gum. "Nine, she was. There were eight with her. They never spoke."
! lore 30 @all; flag knows_bargain
-> to_sisters

== old_hush
They know, and they will not say. They look at the children. One of them begins to hum something to drown it, and they all take it up.
! lore 10 @all; lose pp 1 @leader
-> to_sisters

== ring_on
He takes off his stole and spits in his hands. You hear it behind you all the way down the salt road, a stroke, and a stroke, a little uneven, as an old man rings. At every stroke the dark on both sides of the road gives back half a pace. It is not much. It is more than you have ever been given.
! flag ringing; lore 16 @all; recover pp 2 @all
-> to_sisters

== to_sisters
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
town -> second_lamp

== second_lamp
if past vein called_back -> quill_comes | to_barrow

== quill_comes
On the road somebody has caught up with you, in a man's coat, out of breath. "I have the list," says Mistress Quill. "I have them all, the whole county, as far as I could get; I have been from door to door since Tuesday. She takes the lights. Very well. But nobody has yet been taken off a list of mine without my hearing of it." She walks behind you with her pencil, and calls out, every hundred paces, the name of a house; and sometimes, a long way off, in the dark, somebody answers.
! flag quill; lore 30 @all; recover pp 2 @all
-> to_barrow

== to_barrow
travel long_barrow compass within 6 -> barrow | barrow_late

== barrow_late
She has been here before you, and left the door open. On the step stands a lamp of yours, one that you had lost on the hill. It is out. It has been polished.
! flag emptied; lose pp 1 @all
-> to_barrow_still

== to_barrow_still
travel long_barrow compass -> barrow

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
-> chapter 3

chapter 3 The Crossing
skirmish 1-3: vampire, ghoul | 4-5: whisperer_below, whisperer_below | 6-7: hell_hound, hell_hound, hell_hound | 8: ash_devil, imp | 9: revenant, revenant, wailing_woman | 10: werewolf, werewolf
begin last_road

== last_road
travel crossroads within 5 -> church | church_late

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
if flag passed -> church_known | church_choice

== church_known
She knows you. She met you on the road. She comes up to each of you in turn and puts right something about your collars.
! afflict spooked 6 @all; lose pp 1 @all
-> church_choice

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
  search B2 I9
  [flag founder] weak the_ninth_sister defense 5
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
  [flag inside] foe revenant E8
  [flag emptied] foe wailing_woman F8
  altar D5 "The light: sit down by it": recover vita 5 @self; recover pp 2 @self
  altar G6 "The light: warm your hands": recover vita 5 @self; recover pp 2 @self
  search B2 I9
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
  [flag inside] foe revenant D8
  [flag emptied] foe wailing_woman F8
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
! lore 180 @all; coins 40 @all; artifact @leader; item @all
close answered_for 88

== night_won
She goes out slowly, from the edges. To the last she is trying to remember the word that you said to her. It grows light. It is not a good morning, it is wet, with a yellow streak; and nobody in Kremel has ever since complained of the weather.
if flag light -> won_lit | won_grey

== won_lit
They carry what is left of your fire home with them in their lanterns, each to his own hearth, up the four roads. One can see from the tower how it divides and divides.
! lore 170 @all; coins 40 @all; artifact @leader; item @all
close taken_back 84

== won_grey
On the hill there are eight stones and a hole. They have put a rail round it. Mothers tell their children not to look in, and they all have; it is quite empty, they say, and very tidy, and somebody has left a light on.
! lore 155 @all; coins 40 @all; item @all
close taken_back 76

== night_lost
You are not hurt. Nobody is. It is only night. One finds one's way about, after a time, by the walls. People are very quiet with one another, and considerate; they say "It is only me," when they come into a room.
if flag quill -> lost_list | lost_dark

== lost_list
Every hundred paces somebody calls out a house, in a dry, clear voice, off a list; and as long as there is one that answers, says Mistress Quill, she does not see her way to closing the account. It has been going on for some time. The other day, at the bottom of a page, she thought that she could see her hand.
! lore 80 @all
close one_answers 40

== lost_dark
! lore 60 @all
close whole 18
