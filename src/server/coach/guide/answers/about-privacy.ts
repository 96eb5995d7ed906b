import type { Answer } from "./answer.ts";

/** Who sees what, how long it is kept, and how it is deleted. */
export const aboutPrivacy: Answer[] = [
  {
    id: "who-reads",
    asked:
      "where does this go and who gets it; who gets this; who gets what I write; where does this go; where does it go; what do you do with what I tell you; what do you do with what I write; what happens with what I say; who can read it; who can read this; who reads this; who can see this; who sees it; who can read what I write; who can see what I write here; does anyone read this; does anybody else see this; is somebody reading along; how private is this; is this private; how private is private; is this confidential; is it confidential like a doctor; is somebody at your end going to look at this; can others see my chat; can other people read it; who has access; first tell me who sees it; does the coach share this; does a person read my messages; is what I say here secret; can anybody else read along; hows the privacy on this",
    says: [
      "Other people who use this server cannot see what you write; the database itself refuses to show it. Whoever runs the server could read what is stored on it, so it matters that you trust them. The Privacy Policy at the foot of the page says the rest.",
    ],
  },
  {
    id: "sent-elsewhere",
    asked:
      "is my data sent anywhere; do you send this to openai; does this go to google; is my chat going to an american company; do you share my data; do you pass anything on; do you pass anything on to the insurance; is it sold; do you sell my data; is this being sold to advertisers; where does my data go; does it leave this server; do you give my data to others; is anything shared with third parties; do you pass this to the police; would the police be able to ask for this; are there any ads; what is the catch; is what is said here admissible",
    when: { voice: "built-in", knowledge: "library" },
    says: [
      "What you write stays on this server; no other company gets it, and nothing is sold. Only when you turn on web search are a few keywords sent out, never the message itself.",
    ],
  },
  {
    id: "sent-elsewhere",
    asked: "do you send my data to other companies; which companies get my data",
    says: [
      "What you write to me is answered on this server, and nothing is sold. The operator has connected other services, for the voice or for knowledge, which get the text they work on; the Privacy Policy at the foot of the page names each.",
    ],
  },
  {
    id: "training",
    asked:
      "does it learn from what I say; does it learn from what I write; does this learn from me; do you train on my data; is anything I write used to train an ai; do you use what I say to train anything; do you learn from my messages; is this used for training; do my words train a model; will my chats be used for research; is my text used to improve the ai; do you use my chats to get better",
    says: ["No. Nothing you write here teaches me or any other model; I am the same for everybody."],
  },
  {
    id: "boss-sees",
    asked:
      "can my boss see this; does my employer see this; can my company see what I write; does hr see this; can my manager read it; would my line manager be told; does my employer pay for this and get a report; does my hr get any statistics; my company gave us this app; what does my boss get to see; is it safe to use at work; can i use this at work on the shared pc; can my work see this; whether the boss can see this; I'm on the company laptop; can my insurer see it; so can my insurer see it yes or no; who reads this, the insurance; does my health insurance read this; is that the insurer",
    says: [
      "There is no report to an employer. But whoever runs this server could read what is stored on it, and if that is your company, or if the computer belongs to it, choose your words with that in mind.",
    ],
  },
  {
    id: "family-sees",
    asked:
      "can my parents see this; are you gonna tell my mum; r u gonna tell my mum any of this; will you tell my parents; do you tell my school; does anyone see this like my mum or school; does my school see this; can my teacher see this; can my mum see this; can my wife see this; can my husband read this; can my partner see it; would my wife be able to see this if she opens the ipad; can my daughter look at what I put; can somebody pick up my phone and read it; can my family see this; is it seen on the family account; I share this tablet; someone else uses this phone; can two people use one login; does it know it's me or could anyone read it",
    says: [
      "Nobody sees it through their own account. Whoever opens this app on a device where you are signed in can read it, so sign out on a shared device, and delete a chat that should not be found.",
    ],
  },
  {
    id: "therapist-copy",
    asked:
      "can my psychologist have a copy of this; can I show this to my therapist; can I print this out; I'd like to show it to my counsellor; can I send this to my doctor; how do I share this chat; can I copy the conversation; can I print the meditation",
    says: [
      "Yes: each reply has a copy button, and Settings, under Account, has an export of everything as one ZIP file, which you may give to whom you like.",
    ],
  },
  {
    id: "recorded",
    asked:
      "is this recorded; are you recording this; is this being recorded; is this saved; is it kept somewhere; do you store this; do you store what I write; is any of this kept; does it save automatically; do you keep what I say; is my chat saved; is my name stored; do you store my voice; do you keep notes; do you save the feelings I pick; is my data stored; what do you save; what data do you collect; are these saved somewhere; like a file on me; what do you know about me; is it stored; what do you keep",
    says: [
      "Your messages and my replies are kept in your account, so that you can come back to them, and so are your meditations. There is no tracking and no profile of you; only if you switch memory on in Settings are a few lines kept for your next chats. Each chat can be deleted from the list at the side.",
    ],
  },
  {
    id: "how-long-kept",
    asked:
      "how long do you keep my data; how long is it stored; how long do you keep things; how long do you keep things before they are wiped; do chats expire; do the meditations expire; when is my data deleted; how long does it stay; for how long is this saved; is it kept forever; what happens if I don't finish the chat; what happens to an old chat; do you keep it forever",
    says: [
      "A chat nobody wrote in for {expiryDays} days is deleted, and you are told {noticeDays} days before. Meditations in your playlist stay until you delete them or your account.",
    ],
  },
  {
    id: "delete-chat",
    asked:
      "how do I delete this chat; how do I delete my chats; can I delete this; how can I erase this; can you delete what I wrote; please delete this; delete my messages; how do I wipe it; how do I wipe this; does deleting really delete; does deleting really delete or just hide it; do you keep the recordings when I delete the chat; how do I remove a conversation; how do I get rid of this chat; can i wipe it afterwards; tell me how to wipe it; can u delete what i wrote; i want this deleted; delete everything",
    says: [
      "You can delete a chat in the list at the side; its text is gone at once. Meditations you kept from it stay in your playlist until you delete them there.",
    ],
  },
  {
    id: "delete-message",
    asked:
      "can I delete just one message; how do I delete the last message; can I edit a message; can I change something I said; can I go back and change something I said; how do I undo; how do I undo it; I tapped the wrong one, how do I undo it; can I take a message back; I want to remove one message; how do I correct a message; edit my last message",
    says: [
      "A single message cannot be taken out or changed; a whole chat can be deleted. If something was wrong, simply write it right, and I go by the newer one.",
    ],
  },
  {
    id: "delete-account",
    asked:
      "how do I delete my account; can I close my account; how would I go about getting it removed, all of it; how do I leave; how do I cancel; how do I unsubscribe; what happens to my data if I leave; I want to delete my account; cancel my subscription; remove me completely; erase everything about me; I'm deleting this app, what happens to my data",
    says: [
      "Settings, under Account, has Delete account. It is closed at once and erased after {reactivationDays} days; until then signing in brings it back.",
    ],
  },
  {
    id: "export",
    asked:
      "can I export everything I wrote; can I download my data; how do I get a copy of my data; can I export my chats; how do I export; can I take my data with me; can I back up my chats; can I save this conversation; can I save this; how do I keep this; how do I save it; can i save this one; do I own the recordings; are my recordings backed up; who owns what I make here",
    says: [
      "It is saved in your account by itself. Settings, under Account, exports everything that is yours as one ZIP file: chats, meditations and sound.",
    ],
  },
  {
    id: "where-server",
    asked:
      "where is the server; where is my data stored; in which country is my data; where is it kept; is it in the cloud; is it on my phone; where are my chats saved; is the server in india or outside; where is this hosted; are my conversations encrypted; is it encrypted; how secure is this; how secure is this really; is it safe; is this safe; is it safe to use my real name; are you gdpr compliant; is this gdpr",
    says: [
      "It is kept on the machine that runs this server, and only whoever runs it can tell you where that stands and how it is secured. You can ask them at {contact}. You may use initials or other names here if that feels safer.",
    ],
  },
  {
    id: "names",
    asked:
      "is it fine to name people here; should I use initials; can I be anonymous; can I use a false name; is it okay to use real names; I didn't give my real name; may I leave out names; can I stay anonymous; do I have to say who I am; do I have to give names; can I use a nickname; I'd rather not say her name",
    says: ["Initials or made-up names are fine. Nothing here needs to know who anybody is."],
  },
  {
    id: "cookies",
    asked:
      "do you use cookies; what cookies; are you tracking me; do you track me; do you know where I am; does it need gps; can you see my location; can you see my face; can you see me; do you use my camera; can you hear me; do you listen when I'm not typing; can you see when I'm typing; how come it asks for the microphone; do you have access to my microphone; do you watch me; can you hear me if I talk; do you read my contacts",
    when: { dictation: "browser" },
    says: [
      "I see nothing but the messages you send: no camera, no place, no typing that was taken back. The microphone is used only after you press its button, and then I get the text alone. Nothing tracks you.",
    ],
  },
  {
    id: "cookies",
    asked: "can you hear me; does it ask for the microphone",
    says: [
      "I see nothing but the messages you send: no camera, no place, no typing that was taken back. The microphone is used only after you press its button; what you say is then turned into text for you to read, and the sound is not kept. Nothing tracks you.",
    ],
  },
  {
    id: "age",
    asked:
      "how old do you have to be; can kids use it; can I use this, I'm 14; im 14 can i use it; I'm 15 is that ok; is this for children; is there a version for children; am I old enough; is it ok for teenagers; my son is eight, can he use it; do I need my parents' permission; can my child use this",
    says: [
      "It is meant for people of 18 or more, or younger with the consent of a parent or guardian. If you are under 18, please have a grown-up you trust as well; a machine is no replacement for one.",
    ],
  },
  {
    id: "terms",
    asked:
      "where can I read the terms; where is the privacy policy; where are the terms and conditions; what did I agree to; where can I read more about privacy; is there a privacy policy; where can I find the policy; can I read the rules somewhere",
    says: [
      "The Privacy Policy and the Health Data Security Policy are linked at the foot of the page and in Settings.",
    ],
  },
  {
    id: "sign-in",
    asked:
      "why do I have to sign in; why do I need an account; can I use it without an account; can I use it without making an account; do I need to register; do I have to sign up; how do I log out; how do I sign out; how do I change my password; I forgot my password; if I forget my password do I lose everything; how do I change my email; does it sync between my phone and the laptop; can I use it on two devices",
    says: [
      "The account keeps your chats and meditations yours, on every device you sign in with. Signing out and the account's other matters are in Settings; a forgotten password can be reset from the sign-in page.",
    ],
  },
];
