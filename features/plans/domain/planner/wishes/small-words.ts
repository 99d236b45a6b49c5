// The words that every wish is made of, in three languages, and those that show what comes after them.

type Latin = 'en' | 'pt';

const EN =
  'begin begins beginning again next last finally grow adopt and are around because been being best better big but can chinese china could day days desire do dream dreams every everyday for friend friends from get good great have help her here him his hope how into job know language later learn learning like live living long look lot love mandarin many maybe more most much need new not now one once only other our out over people person place places really see should some somebody someday something speak speaking start still study studying such take talk talking than that the their them then there these they thing things think this time together too try understand use very visit want wants way well what when where which while who whole will wish with within without work working works world would year years yes you your yourself able about after all also always any own through across between before against under above during until since toward towards along among whether both either just even make made go going come keep feel become pass tell say ask order watch play drink eat read write hear listen buy sell pay open stop wait run walk bring put let call show find meet spend believe enjoy pick old young small little short fast slow nice kind happy point pointing may might must shall should ought rent';
const PT =
  'começar começo recomeçar novamente próximo próxima antes através contra durante enquanto acho agora ainda algum alguma algo alguém além amigo amigos anos aprender aquele aquela aqui assim até bem bom boa cada chinês chinesa chineses china com como conhecer conseguir conversar coisa coisas das deles dela depois desde dia dias dos ela ele eles elas entender entre era essa esse esta este estar estou estudar falar fazer ficar fluente foi gosto gostaria grande hoje ideia ir isso isto lá língua lugar lugares mais mandarim mas melhor mesmo meu meus minha minhas morar muito muita muitos mundo nas nos nossa nosso não nunca numa num onde outra outro para pela pelo pessoa pessoas poder pode por porque posso pouco pra precisar preciso quando que queria quero quem realizar saber sem sempre ser seria sobre sonho sonhos sou sua suas seu seus também tempo ter tenho toda todas todo todos trabalhar trabalho tudo uma umas uns usar ver vez viver você vou passar contar dizer ler ouvir comprar vender pagar abrir tomar beber comer andar assistir tocar cuidar escrever olhar esperar chamar mostrar achar encontrar gostar amar novo nova velho velha pequeno pequena feliz rápido sozinho sozinha';
const ZH =
  '开始 再 又 重新 下次 明年 今年 中国 中文 汉语 普通话 学习 学会 工作 希望 以后 将来 喜欢 自己 可以 一起 一个 我们 他们 朋友 说话 聊天 聊天儿 因为 所以 梦想 时候 能够 想要 生活 知道 认识 觉得 一天 有一天 每天 世界 地方 东西 还有 非常 流利 真正 更多 想 学 看 听 说 读 写 当 做 去 来 开 买 卖 吃 喝 养 通过 告诉 听懂 看懂 一只 一家 人 要 会 能 应该 打算 准备 计划 拍 找 住 租 带 见';
const OF_WISHES = new Set([EN, PT, ZH].flatMap((words) => words.split(' ')));

/** Whether a word, folded, says nothing of what is wished for: small words, and verbs of which only the object tells. */
export const isOfEveryWish = (word: string): boolean => OF_WISHES.has(word);

/** By which a language is known, and before which no phrase ends. */
const COMMON: Readonly<Record<Latin, ReadonlySet<string>>> = {
  en: new Set(
    'i to the a an and of in at on for with my me you we is be am without by from about that this it or as one'.split(
      ' ',
    ),
  ),
  pt: new Set(
    'eu o a os as um uma e de da do das dos em no na nos nas para com sem meu minha que por ao à se ser é ou'.split(
      ' ',
    ),
  ),
};
export const isCommon = (word: string, language: Latin): boolean => COMMON[language].has(word);

/** Small words of French, Spanish, German and Italian that neither English nor Portuguese has: what is written in them is read by themes alone. */
const OTHER = new Set(
  "je tu il elle nous vous ils elles le la les un une du des et est suis j'ai dans avec pour sur mon ma mes ce cette qui veux voudrais aimerais être avoir à en de que el los las lo y del yo quiero quisiera con por para mi mis su es está ser me gustaría una ich du er wir sie der die das den dem ein eine einen und ist bin mit für auf zu mein meine will möchte nicht von im am lernen io voglio vorrei il gli della nel che sono per di mio".split(
    ' ',
  ),
);
export const isOfOtherLanguage = (word: string): boolean =>
  OTHER.has(word) || /^(?:j|l|d|qu|n|c|s|m)['’]\p{L}/u.test(word);

const BEFORE_VERBS: Readonly<Record<Latin, ReadonlySet<string>>> = {
  en: new Set('to i we can will could would'.split(' ')),
  pt: new Set('eu quero queria vou posso sei gostaria para'.split(' ')),
};
const BEFORE_NOUNS: Readonly<Record<Latin, ReadonlySet<string>>> = {
  en: new Set('a an the my our his her their of with without in at for about some many and'.split(' ')),
  pt: new Set('o a os as um uma meu minha meus minhas de da do das dos com sem no na nos nas'.split(' ')),
};
/** What comes after it is done. */
export const showsVerb = (word: string, language: Latin): boolean =>
  BEFORE_VERBS[language].has(word.toLowerCase());
/** What comes after it is a thing. */
export const showsNoun = (word: string, language: Latin): boolean =>
  BEFORE_NOUNS[language].has(word.toLowerCase());
