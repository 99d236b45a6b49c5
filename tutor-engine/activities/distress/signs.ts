// Tells where a learner speaks of being hurt, of wanting to die, of being alone and afraid, or offers an address.
// Each kind has few, narrow patterns per language: who does it, what is done, to whom. Text is folded as in utterance.ts.

import { isLongAgo } from '../../understand/frames/circumstances.ts';
import type { Utterance } from '../../understand/text/utterance.ts';

/** `contact`: the learner offers an address or a phone number to a program. `missing`: somebody of theirs cannot be found. */
export type Distress = 'despair' | 'harm' | 'alone' | 'contact' | 'missing' | 'help' | 'grief';

const EN_WHO =
  '(dad|daddy|father|mom|mum|mommy|mummy|mother|parents?|step(dad|father|mom|mum|mother)|brother|sister|uncle|aunt|grand(pa|father|ma|mother)|cousin|husband|wife|(boy|girl)friend|partner|ex|teacher|coach|boss|neighbou?r|classmates?|he|she|they|someone|somebody|man|kids)';
const EN_FILLER = '( (?!not|never|no|doesnt|dont|didnt|wont|wouldnt|isnt|arent)[a-z]+){0,2}';
const EN_CONTEST =
  '(?! (up|back|deeply|emotionally|again at|at [a-z ]*(chess|cards|tennis|table|ping|games?|football|soccer|cooking|running|mahjong|math)|in [a-z ]*(chess|race|games?|match|cards|tennis|competition|quiz)|to it|by [0-9]|with (a |the )?(snowball|ball|pillow|question|idea)))';
const PT_WHO =
  '(pai|papai|mae|mamae|pais|padrasto|madrasta|irma|irmao|irmaos|tio|tia|avo|primo|prima|marido|esposa|mulher|namorad[oa]|companheir[oa]|ex|professora?|vizinh[oa]|chefe|treinador|ele|ela|eles|elas|alguem|homem|colegas?|meninos?)';
const PT_FILLER = '( (?!nao|nunca|nem|jamais)[a-z]+){0,2}';
const PT_CONTEST =
  '(?! (palmas|uma|um|fotos?|a porta|na porta|(no|na|nos) (xadrez|jogo|corrida|futebol|cartas|tenis|truco|pingue|partida|videogame)|bola|com (a bola|uma pergunta|a musica)))';
const ZH_WHO =
  '(爸|爸爸|妈|妈妈|父亲|母亲|爸妈|父母|继父|继母|后爸|后妈|哥|哥哥|姐|姐姐|弟弟|叔叔|舅舅|爷爷|奶奶|老公|丈夫|老婆|妻子|男朋友|女朋友|男友|女友|老师|教练|老板|同学|邻居|他|她|他们|有人|坏人)';
const ZH_OFTEN =
  '(总是|总|经常|常常|常|老是|老|天天|每天|又|昨天|今天|刚才|晚上|都|会|还|在|正在|一直|要|想|用力|喝了酒|喝酒以后|喝酒后|生气的时候|生气就|就)*';
/** Beaten is not 打 of a phone call, a ball or a good mark. */
const ZH_HURT =
  '(打了?我|打骂我|虐待我|欺负我|伤害我|强奸我|强奸了我|性侵我|性侵了我|猥亵我|骚扰我|威胁我|掐我|踢我|家暴我)(?!的|电话|手机|球|招呼|[^，]*分)';

const PATTERNS: readonly (readonly [Distress, readonly RegExp[]])[] = [
  [
    'despair',
    [
      /\b(i|im|ive|ill)( (really|just|so|often|sometimes|only|do|still|am|was|have|been|will))* (want|wanted|wanna|wish|going|gonna|plan|planning|need|would like|feel like)( (to|i|was|were|could|would|just|really))* (die|be dead|dead|dying|kill myself|killing myself|end my life|end it all|(hurt|harm|cut|hurting|cutting) myself|commit suicide)\b(?! (of|for|from|to|laughing|with))/,
      /\b(i|ill|im) [a-z ]*\b(kill|killing) myself\b(?! (laughing|with|over|at|to))/,
      /\b(dont|do not|no longer)( really)? want to (live|be alive|exist|wake up)( anymore| any more| any longer)?( ,|$)/,
      /\b(im|i am|i feel|ive been|i have been|i was)( [a-z]+)? suicidal\b/,
      /\bi(m| am|ve been| have been| keep| am)? (think|thinking|thought) (about|of) (suicide|dying|ending (it|my life))/,
      /\b(no reason to live|better off dead|better off without me|nobody would miss me)\b/,
      /(^|[^a-z])(?<!nao )(quero|queria|vou|penso em|pensando em|pensei em|pensado em|vontade de|preferia|gostaria de)( (so|mesmo|muito|me|logo|eu))* (morrer|matar|suicidar|estar mort[oa]|(acabar com|tirar) a? ?minha (propria )?vida|acabar com tudo|sumir do mundo)(?! (de |o |a |os |as |um |uma |saudade|tempo|aula|fome|velh))/,
      /(?<!nao )(quero|queria|vou|penso em|vontade de) (me (machucar|cortar|ferir))( ,|$)/,
      /\bnao (quero|aguento|consigo)( mais)? (viver|existir)( mais)?( ,|$)/,
      /\b(quero|vou|queria|pensei em|penso em) (cometer )?suicidio\b/,
      /(^|，|我)[^，不没别他她它你]{0,6}想(死(?![记板心你我他她它您])|自杀|自残|割腕|结束(自己的)?生命|伤害(我)?自己)/u,
      /我(?:也|真的|现在)?不知道(?:自己)?还?(?:值不值得|该不该|要不要|为什么(?:还)?要?)活/u,
      /(?<!(有人|[他她它]们?|主人公|作者|书里)[^，]{0,8})(活着|活下去|活得)(?:真的|实在|已经|对我(来说)?|也|都|还有什么|[真太好很]){0,3}(没(有)?(什么|任何)?(意思|意义|价值|希望|盼头)|毫无意义|累$|累(，|了))/u,
      /\b(life|living|being alive)( just| really)? (is|feels|seems|has become)( [a-z]+)? (pointless|meaningless|worthless|not worth (living|it))\b|\b(no|any|the|a) (point|reason|sense) (in|to|of) (living|live|going on|go on|being alive)\b/,
      /\b(viver|(a )?vida)( [a-z]+){0,2} (nao (tem|faz|vale)( mais)? (sentido|graca|a pena)|perdeu o sentido)\b|\bnao vejo( mais)? (sentido|razao|motivo|graca) (em|para|pra|de) (viver|continuar vivend[oa])\b/,
      /(^|，|我)[^，他她它你]{0,4}(不想(再)?活(了|下去|着|$|，)|活不下去|要自杀)/u,
    ],
  ],
  [
    'harm',
    [
      new RegExp(
        `\\b${EN_WHO}${EN_FILLER} (hit|hits|hitting|beat|beats|beating|punch(es|ed)?|kick(s|ed)?|slap(s|ped)?|hurts?|hurting|abuse[sd]?|abusing|raped?|rapes|choke[sd]?|molest(s|ed)?|threaten(s|ed)?|touch(es|ed)?) me\\b${EN_CONTEST}`,
      ),
      /\b(i am|im|i was|i get|i got|ive been|i have been)( being| getting)? (beaten( up)?|hit|abused|raped|molested|assaulted) (by (my|a|him|her|the|someone)|at home|every (day|night))(?! [a-z ]*(chess|race|game|ball|idea|question))/,
      /\b(i am|im|i was|ive been|i have been)( being)? (abused|raped|molested|assaulted)\b/,
      new RegExp(`\\b(afraid|scared|terrified|frightened) of my ${EN_WHO}\\b`),
      /\b(i am|im) (in danger|not safe|unsafe)\b|\bi dont feel safe\b/,
      new RegExp(
        `\\b${PT_WHO}${PT_FILLER} me (bate|bateu|batem|bateram|batendo|bater|espanc[a-z]+|machuca|machucou|machucam|agrid[a-z]+|agrediu|estupr[a-z]+|ameaca|ameacou|ameacam|chuta|chutou)\\b${PT_CONTEST}`,
      ),
      new RegExp(
        `\\b${PT_WHO}${PT_FILLER} (bate|bateu|batem|abusa|abusou|abusam|passa a mao|passou a mao|mexe|toca|tocou) (em|de) mim\\b`,
      ),
      new RegExp(
        `\\bapanh(o|ei|ando)( muito| sempre)? (em casa|todo dia|d[aoe]s?( meus?| minha)? ${PT_WHO})\\b`,
      ),
      /\b(sou|fui|estou sendo|to sendo) (agredid|abusad|estuprad|espancad|ameacad)[oa]\b/,
      new RegExp(`\\bmedo d[aoe]s?( meus?| minha)? ${PT_WHO}( |$)`),
      /\b(estou|to|corro|correndo) (em )?perigo\b|\bnao me sinto segur[oa]( em casa| aqui| ,|$)/,
      new RegExp(`(?<![像没]|没有)${ZH_WHO}${ZH_OFTEN}${ZH_HURT}`, 'u'),
      /我(老|总|总是|经常|常常|天天|昨天|今天|又)*被[^，]{0,6}(打(?![败动扰断破扮折击分开])|虐待|欺负|强奸|性侵|猥亵|骚扰|家暴)/u,
      new RegExp(`我(很|好|真|有点儿?|特别|非常)?(怕|害怕)(我)?${ZH_WHO}打`, 'u'),
      /^我(现在)?(有|很|在家)(危险|不安全)/u,
    ],
  ],
  [
    'contact',
    [
      /\b(can|may|should|shall|could) i (give|send|tell) you my ([a-z]+ )?(address|phone|number|whatsapp)\b/,
      /\b(do you|you|ill|i will|let me|i can) (want|need|have|give you|send you|tell you) my ([a-z]+ )?(address|phone number|phone|whatsapp)\b/,
      /\bmy (home |street )?address is\b|\bmy ([a-z]+ )?(phone|number|whatsapp|cell) (number )?is [0-9 ]{6,}/,
      // A street with its number is an address, however it comes up.
      /\b(i|we) live (at|on|in) [0-9]+ [a-z ]{2,}(street|st|road|rd|avenue|ave|lane|drive|boulevard|square)\b|\bmy house is (at|on) [0-9]+ [a-z]+/,
      /\b(call|text|phone|message) me (at|on) \+?[0-9 ]{6,}/,
      /\b(moro|moramos|minha casa e|minha casa fica|a gente mora) (na|no|em) (minha )?(rua|avenida|av|travessa|alameda|praca|estrada)\b[a-z ,]* [0-9]+|\bme (liga|chama|manda mensagem) (no|em) [0-9 ]{6,}/,
      /(我|我们|我家|咱家)(家)?(就)?(住|住在|在)[^，。]{2,14}(路|街|巷|弄|胡同|大道|小区|街道)[^，。]{0,6}[0-9零一二三四五六七八九十]+(号|栋|幢|单元|室)/u,
      /\b(posso|quer|vou|deixa eu|quero|voce quer)( [a-z]+){0,3} (meu|minha|nosso) (endereco|telefone|numero|whatsapp|zap|celular)\b/,
      /\bmeu endereco e\b|\bmeu (telefone|celular|numero|whatsapp|zap) e( o)? [0-9 ]{6,}|\bmoro (na|no) (rua|avenida|av|travessa) [a-z ]+,? ?[0-9]/,
      /我(可以|能|想|要|会)?(给|告诉|发给)你?我(家)?的?(家|家庭)?(地址|电话|手机号|微信)|我(可以|能|想|要)?把我?(家)?的?(地址|电话|手机号|微信)[^，]*(给|告诉|发给)你/u,
      /我(家)?的?(家庭)?地址是|我(家)?的?(电话|手机)(号码|号)?是[0-9零一二三四五六七八九幺]{6,}/u,
    ],
  ],
];

const EN_OWN = '(my|our) ((little|young|older|old|two year old) )?';
const EN_PERSON =
  '(son|daughter|child|kids?|baby|boy|girl|toddler|wife|husband|mother|mom|mum|father|dad|grand(ma|pa|mother|father|son|daughter)|brother|sister|niece|nephew)';
const PT_OWN = '(minha|meu|minhas|meus|nossa|nosso)';
const PT_PERSON =
  '(filh[oa]s?|filhinh[oa]|bebe|nene|menin[oa]|crianca|esposa|marido|mulher|mae|pai|vo|avo|net[oa]|irma|irmao|sobrinh[oa])';
const ZH_PERSON =
  '(女儿|儿子|孩子|宝宝|小孩|妈妈?|爸爸?|奶奶|爷爷|老公|丈夫|老婆|妻子|弟弟|妹妹|哥哥|姐姐|孙子|孙女)';

/** Of somebody who was there just now; 我弟弟不见了很久了 is a story. */
const MISSING: readonly RegExp[] = [
  new RegExp(
    `\\b${EN_OWN}${EN_PERSON} (is|got|has gone|went|has|is now|seems) (lost|missing|gone missing|disappeared|vanished)( ,|$| (here|in|at|now|please|help|and))`,
  ),
  new RegExp(
    `\\b(cant|cannot|can not|couldnt) find ${EN_OWN}${EN_PERSON}( ,|$| (here|in|at|anywhere|please|help))`,
  ),
  new RegExp(
    `\\b${PT_OWN} ${PT_PERSON} (se perdeu|sumiu|desapareceu|(esta|ta) (perdid|desaparecid)[oa])( ,|$| (aqui|no|na|em|de|me|e|por|agora))`,
  ),
  new RegExp(`\\bnao (acho|encontro|estou achando|consigo (achar|encontrar)) ${PT_OWN} ${PT_PERSON}\\b`),
  new RegExp(`我(家|的|们)?的?${ZH_PERSON}(刚才|刚|突然|现在)?(走丢|丢|不见|失踪|走失|找不到)了($|，)`, 'u'),
  new RegExp(`找不到我(家|的|们)?的?${ZH_PERSON}了?($|，)`, 'u'),
];

/** Nobody who says so in these words asks for the next word of an answer. */
const HELP =
  /^(please ,? ?|老师，?)?(i (really )?need (some )?help( please| now| urgently)?|(eu )?preciso (muito )?de (sua )?ajuda( por favor| agora| urgente)?|socorro|an? emergency|its an emergency|e uma emergencia|help , (its )?(an )?emergency|我(现在|真的)?需要帮助|救命|有紧急情况)( ,)? ?(please|por favor|老师)?$/u;

/** Being alone at home is news only where fear or sadness comes with it. */
const ALONE = /\bhome alone\b|\balone at home\b|\bsozinh[oa] em casa\b|(一个人|自己)(待|呆)?在家/u;
const AFRAID =
  /(?<!not )(?<!nao estou )\b(sad|scared|afraid|crying|lonely|frightened|triste|chorando|medo|assustad[oa])\b|(?<![不没])(难过|害怕|伤心|孤独|孤单|在哭)/u;

/** A child who says so needs a grown-up, whatever the day was like. */
const UNLIKED =
  /\b(nobody|no one|noone) (likes|loves|wants|plays with|talks to) me\b|\beverybody hates me\b|\bninguem (gosta de mim|me ama|brinca comigo|fala comigo|quer brincar comigo)\b|没(有)?人(喜欢|爱|要|理|跟)我|(大家|同学们?|他们)都(不喜欢|讨厌|不理)我/u;

/** Whether fear or sadness is told. */
export const isAfraid = ({ folded }: Utterance): boolean => AFRAID.test(wordsOf(folded));

export const isUnliked = ({ folded }: Utterance): boolean => UNLIKED.test(wordsOf(folded));

/** Undefined where nothing of the kind is said. In a play an address may be part of the game. */
export function distressIn({ folded, raw }: Utterance, isPlay: boolean): Distress | undefined {
  const text = wordsOf(folded);
  const found = PATTERNS.find(([, patterns]) => patterns.some((pattern) => pattern.test(text)))?.[0];
  // The novel of that name is no cry for help.
  const isNovel = found === 'despair' && raw.includes('《活着');
  if (found !== undefined && !isNovel && !(found === 'contact' && isPlay)) return found;
  if (!isPlay && HELP.test(text)) return 'help';
  // What is long past is told, and no danger.
  if (!isPlay && MISSING.some((pattern) => pattern.test(text)) && !isLongAgo(text)) return 'missing';
  return ALONE.test(text) && AFRAID.test(text) && !isLongAgo(text) ? 'alone' : undefined;
}

/** In one line, with nothing but words and commas. */
const wordsOf = (folded: Utterance['folded']): string =>
  folded
    .join('')
    .replaceAll(/[^\p{Script=Han}a-z0-9 ，]+/gu, ' ')
    .replaceAll('，', /\p{Script=Han}/u.test(folded.join('')) ? '，' : ' , ')
    .replaceAll(/ +/gu, ' ')
    .trim();
