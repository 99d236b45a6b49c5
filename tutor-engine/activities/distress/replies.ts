// What is said to a learner in distress, the same at every level: the help stands in the note, in the learner's language.

import type { Line, Note } from '../../../content/schema/line.ts';
import type { Distress } from './signs.ts';

const HARM: Note = {
  zh: '你说的事很重要，这不是你的错，谁也不可以伤害你。请今天就告诉一个你信任的大人：家里人、老师或者医生。现在有危险的话，请马上打当地的紧急电话（在中国是 110）。我是一个程序，自己帮不了你，也没有人会从这里收到通知，所以请不要在这里写地址和电话。',
  en: 'What you describe is serious, and it is not your fault. Nobody is allowed to hurt you. Please tell an adult you trust today: someone in your family, a teacher, a doctor. If you are in danger now, call your local emergency number. I am a program: I can’t help you myself, and what you write here alerts nobody, so please don’t send your address or phone number.',
  pt: 'O que você conta é sério, e a culpa não é sua. Ninguém pode machucar você. Conte hoje mesmo a uma pessoa adulta de confiança: alguém da família, da escola ou do posto de saúde. Se há perigo agora, ligue para o número de emergência da sua região (no Brasil, 190; o Disque 100 também ajuda). Eu sou um programa: não consigo ajudar sozinho, e ninguém recebe aviso do que você escreve aqui. Por isso, não mande endereço nem telefone.',
};
const DESPAIR: Note = {
  zh: '你心里一定很难受，说出来很勇敢。请不要一个人扛着：现在就告诉一个你信任的人（要是你还小，就告诉大人），请他陪着你。有危险的话，请马上打当地的紧急电话（在中国，心理援助热线是 12356）。我是一个程序，自己帮不了你，也没有人会从这里收到通知，所以请不要在这里写地址和电话。',
  en: 'You must be in a lot of pain, and saying it took courage. You don’t have to carry this alone. Please talk to someone now: tell a person you trust (an adult, if you are young) and ask them to stay with you. If you might act on it, call your local emergency number (crisis lines: 988 in the US, 116 123 in the UK). I am a program: I can’t help you myself, and what you write here alerts nobody, so please don’t send your address or phone number.',
  pt: 'Você deve estar sofrendo muito, e dizer isso foi um ato de coragem. Você não precisa passar por isso sem ninguém. Fale agora com uma pessoa adulta de confiança e peça que fique com você. Se há perigo, ligue para o número de emergência da sua região (no Brasil, o CVV atende no 188, a qualquer hora). Eu sou um programa: não consigo ajudar sozinho, e ninguém recebe aviso do que você escreve aqui. Por isso, não mande endereço nem telefone.',
};
const ALONE: Note = {
  zh: '一个人在家又难过、害怕，很不容易。请打电话给一个你信任的大人，或者去找他，说说你的感觉。有危险的话，请打当地的紧急电话。我是一个程序，自己帮不了你，所以请不要在这里写地址和电话。',
  en: 'Being alone and feeling like this is hard. Please call or go to an adult you trust and tell them how you feel. If you are in danger, call your local emergency number. I am a program and can’t help you myself, so please don’t send your address or phone number here.',
  pt: 'Ficar sem companhia e se sentir assim é difícil. Ligue para uma pessoa adulta de confiança, ou vá até ela, e conte o que está sentindo. Se há perigo, ligue para o número de emergência da sua região. Eu sou um programa e não consigo ajudar sozinho; por isso, não mande endereço nem telefone por aqui.',
};
const CONTACT: Note = {
  zh: '谢谢你相信我。可是地址和电话请不要写在这里，也不要告诉网上不认识的人。我是一个程序，不能去找你，也不能打电话。如果你难过或者害怕，请告诉一个你信任的大人；有危险的话，请打当地的紧急电话。',
  en: 'Thank you for trusting me. Still, please don’t send your address or phone number here, or to anyone you only know online. I am a program: I can’t visit or call, and I can’t help you myself. If you feel sad, alone or afraid, tell an adult you trust; in danger, call your local emergency number.',
  pt: 'Obrigado pela confiança. Mesmo assim, não mande seu endereço nem telefone por aqui, nem a quem você só conhece pela internet. Eu sou um programa: não posso visitar nem ligar, e não consigo ajudar sozinho. Se bate tristeza, solidão ou medo, conte a uma pessoa adulta de confiança; se há perigo, ligue para o número de emergência da sua região.',
};

const MISSING: Note = {
  zh: '先深呼吸。请马上叫旁边的人帮忙，告诉保安或者工作人员，并打当地的紧急电话（在中国是 110）。你可以给别人看这句话：“我家人不见了，请帮我找！”我是一个程序，自己帮不了你，也没有人会从这里收到通知。',
  en: 'Take a breath. Ask the people around you for help right now, tell a guard or the staff, and call your local emergency number (110 in China). You can show this: “我家人不见了，请帮我找！” (Somebody of my family is missing, please help me look!). I am a program: I can’t help you myself, and what you write here alerts nobody.',
  pt: 'Respire fundo. Peça ajuda agora a quem está por perto, avise a segurança ou os funcionários e ligue para o número de emergência da sua região (no Brasil, 190; na China, 110). Você pode mostrar isto: “我家人不见了，请帮我找！” (Uma pessoa da minha família sumiu, me ajude a procurar!). Eu sou um programa: não consigo ajudar sozinho, e ninguém recebe aviso do que você escreve aqui.',
};
const HELP: Note = {
  zh: '出了什么事？请用你的语言告诉我。有危险的话，请马上找身边的人，打当地的紧急电话（在中国是 110）：我是一个程序，没有人会从这里收到通知。要是中文有难处，点一下“提示”，或者写出你想说的话。',
  en: 'What is the matter? Tell me in your own language. In danger, turn to people near you and call your local emergency number (110 in China): I am a program, and what you write here alerts nobody. If it is about the Chinese, ask for a hint, or write what you would like to say.',
  pt: 'O que houve? Conte na sua língua. Se há perigo, procure quem está por perto e ligue para o número de emergência da sua região (no Brasil, 190; na China, 110): eu sou um programa, e ninguém recebe aviso do que você escreve aqui. Se a dúvida é de chinês, peça uma dica ou escreva o que você quer dizer.',
};

const GRIEF: Note = {
  zh: '听到这个消息，我很难过。不用急着学，想说就说，想休息就休息，准备好了我们再继续。',
  en: 'I’m so sorry to hear that. There is no hurry here: rest if you’d like to, tell me more in your own language, or go on whenever you feel ready.',
  pt: 'Sinto muito por isso. Aqui não há pressa: descanse se quiser, conte mais na sua língua ou continue quando sentir vontade.',
};

/** The second of each is for who says it again. */
export const REPLIES: Readonly<Record<Distress, readonly Line[]>> = {
  harm: [
    {
      zh: '谢谢你告诉我。这不是你的错。',
      en: 'Thank you for telling me. This is not your fault.',
      pt: 'Agradeço por me contar. A culpa não é sua.',
      note: HARM,
    },
    {
      zh: '你说出来，很好。请告诉大人。',
      en: 'It’s good that you say it. Please tell an adult.',
      pt: 'Que bom que você falou. Conte a uma pessoa adulta.',
      note: HARM,
    },
  ],
  despair: [
    {
      zh: '谢谢你告诉我。你很重要。',
      en: 'Thank you for telling me. You matter.',
      pt: 'Agradeço por me contar. Você é importante.',
      note: DESPAIR,
    },
    {
      zh: '你说出来，很好。请现在找人帮你。',
      en: 'It’s good that you say it. Please find someone to help you now.',
      pt: 'Que bom que você falou. Procure ajuda agora.',
      note: DESPAIR,
    },
  ],
  alone: [
    {
      zh: '谢谢你告诉我。请告诉一个大人。',
      en: 'Thank you for telling me. Please tell an adult.',
      pt: 'Agradeço por me contar. Conte a uma pessoa adulta.',
      note: ALONE,
    },
    {
      zh: '你说出来，很好。去找一个大人吧。',
      en: 'It’s good that you say it. Go and find an adult.',
      pt: 'Que bom que você falou. Procure uma pessoa adulta.',
      note: ALONE,
    },
  ],
  missing: [
    {
      zh: '别怕，马上找人帮忙！',
      en: 'Don’t be afraid, get people to help right now!',
      pt: 'Não tenha medo, peça ajuda agora mesmo!',
      note: MISSING,
    },
    {
      zh: '快请旁边的人帮你找！',
      en: 'Quick, ask the people near you to look too!',
      pt: 'Rápido, peça a quem está por perto que procure também!',
      note: MISSING,
    },
  ],
  help: [
    {
      zh: '我在这儿，你说吧。',
      en: 'I’m here, tell me.',
      pt: 'Estou aqui, pode falar.',
      note: HELP,
    },
    {
      zh: '好，我在听，你慢慢说。',
      en: 'All right, I’m listening, take your time.',
      pt: 'Certo, estou ouvindo, fale com calma.',
      note: HELP,
    },
  ],
  grief: [
    {
      zh: '我很难过。我在这儿陪你。',
      en: 'I’m so sorry. I’m here with you.',
      pt: 'Sinto muito. Estou aqui com você.',
      note: GRIEF,
    },
    {
      zh: '我听到了。慢慢来。',
      en: 'I hear you. Take your time.',
      pt: 'Eu ouvi você. Vá com calma.',
      note: GRIEF,
    },
  ],
  contact: [
    {
      zh: '请别在这里写地址和电话。',
      en: 'Please don’t write your address or phone number here.',
      pt: 'Não escreva seu endereço nem telefone aqui.',
      note: CONTACT,
    },
    {
      zh: '地址和电话，别告诉我。',
      en: 'Don’t tell me your address or phone number.',
      pt: 'Não me conte seu endereço nem telefone.',
      note: CONTACT,
    },
  ],
};

const GO_ON_OR_STOP: Note = {
  zh: '想继续就继续，今天不学了也没关系。',
  en: 'Go on if you like. Stopping for today is just as fine.',
  pt: 'Se quiser, seguimos. Parar por hoje também está ótimo.',
};

export const GO_ON_QUESTIONS: readonly Line[] = [
  {
    zh: '好。我们继续吗？',
    en: 'All right. Shall we go on?',
    pt: 'Certo. Vamos continuar?',
    note: GO_ON_OR_STOP,
  },
  {
    zh: '我在听。你想继续吗？',
    en: 'I’m listening. Would you like to go on?',
    pt: 'Pode falar. Você quer continuar?',
    note: GO_ON_OR_STOP,
  },
];

const GO_ON: Line = { zh: '好，继续。', en: 'Yes, let’s go on.', pt: 'Sim, vamos continuar.' };
const STOP: Line = { zh: '今天不学了。', en: 'That’s enough for today.', pt: 'Por hoje chega.' };
/** Help with what to say to them. */
export const GO_ON_HELP = { idea: GO_ON, start: GO_ON, full: GO_ON, others: [STOP] };

export const SLOWLY: Line = { zh: '好，慢慢来。', en: 'Good, no rush.', pt: 'Certo, sem pressa.' };
export const REST_WELL: Line = { zh: '好，休息吧。', en: 'All right, have a rest.', pt: 'Certo, descanse.' };
