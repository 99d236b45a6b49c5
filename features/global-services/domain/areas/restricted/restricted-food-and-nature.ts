// What is eaten, taken or alive, or once was: what quarantine and health authorities limit.

import { restrictedKind } from './restricted-kind.ts';

/** Those that the shipping of the start goes to. */
const ALL = 'US, JP, KR, DE, GB, BR';
const COLD_REMEDIES =
  '感冒药, 止痛药, 退烧药, 中成药, 板蓝根, 藿香正气, 药膏, 膏药, 风油精, 清凉油, medicine, ointment, remédio, pomada';

export const RESTRICTED_FOOD_AND_NATURE = [
  restrictedKind({
    id: 'prescription-drugs',
    remedy: 'refuse',
    words:
      '处方药, 阿莫西林, 头孢, 抗生素, 罗红霉素, 左氧氟沙星, 奥司他韦, 安定片, 司美格鲁肽, 西地那非, 二甲双胍, 阿普唑仑, prescription, antibiotic, amoxicillin, semaglutide, ozempic, sildenafil, diazepam, antibiótico, amoxicilina, remédio com receita',
    allowedWords: 'prescription lens, prescription lenses, prescription glasses',
    zh: '处方药',
    en: 'Prescription drugs',
    pt: 'Remédios com receita',
    zhDescription: '我们不代购处方药。',
    enDescription: 'We do not buy prescription drugs.',
    ptDescription: 'Não compramos remédios que exigem receita.',
  }),
  restrictedKind({
    id: 'narcotics',
    remedy: 'refuse',
    words:
      '大麻, 罂粟, 麻黄, 连花清瘟, 麻黄碱, 新康泰克, 白加黑感冒片, 可待因, cbd oil, cannabis, ephedra, ephedrine, pseudoephedrine, codeine, kratom, óleo de cbd, maconha, efedrina, codeína',
    zh: '麻醉品和含麻黄的感冒药',
    en: 'Narcotics, and cold remedies with ephedra',
    pt: 'Entorpecentes e antigripais com efedra',
    zhDescription: '多数国家按毒品或管制药处理，收件人可能被追究。连花清瘟含麻黄，也在内。我们不代购。',
    enDescription:
      'Most countries treat them as drugs, and whoever receives them may be prosecuted. Lianhua Qingwen holds ephedra and is one of them. We do not buy them.',
    ptDescription:
      'A maioria dos países os trata como drogas, e quem recebe pode ser processado. O Lianhua Qingwen contém efedra e está entre eles. Não compramos.',
  }),
  restrictedKind({
    id: 'medicines',
    remedy: 'declare',
    words: `${COLD_REMEDIES}, 保健品, 维生素, 褪黑素, 鱼油, vitamins, supplement, melatonin, vitamina, suplemento, melatonina`,
    mayKinds: 'health',
    zh: '药品和保健品',
    en: 'Medicines and supplements',
    pt: 'Remédios e suplementos',
    zhDescription: '各国允许的种类和数量不同，海关可能要处方，也可能扣下。请先查好目的地的规定，少买一些。',
    enDescription:
      'Each country allows other kinds and amounts; customs may ask for a prescription or keep them. Check the rules where you live, and order little.',
    ptDescription:
      'Cada país permite tipos e quantidades diferentes; a alfândega pode pedir receita ou reter. Confira as regras do seu país e peça pouco.',
  }),
  restrictedKind({
    id: 'medicines-by-post',
    remedy: 'refuse',
    words: COLD_REMEDIES,
    countries: 'BR, DE',
    zh: '寄到巴西和德国的药品',
    en: 'Medicines to Brazil and Germany',
    pt: 'Remédios para o Brasil e a Alemanha',
    zhDescription: '巴西和德国不让个人从国外邮购药品，海关会扣下。请在当地药店买。',
    enDescription:
      'Neither lets people order medicines by post from abroad; customs keeps them. Ask a pharmacy where you live.',
    ptDescription:
      'Nenhum dos dois permite receber remédios do exterior por encomenda; a alfândega retém. Procure uma farmácia no seu país.',
  }),
  restrictedKind({
    id: 'medicines-jp-kr',
    remedy: 'declare',
    words: `${COLD_REMEDIES}, 保健品, 维生素, 鱼油, vitamins, supplement, vitamina, suplemento`,
    countries: 'JP, KR',
    zh: '寄到日本和韩国的药品和保健品',
    en: 'Medicines and supplements to Japan and Korea',
    pt: 'Remédios e suplementos para o Japão e a Coreia',
    zhDescription: '只能自用：日本最多两个月的用量，韩国最多 6 瓶，超过的会被扣下。',
    enDescription:
      'For your own use only: two months’ need in Japan, six bottles in Korea. Customs keeps what is more.',
    ptDescription:
      'Só para uso próprio: dois meses de uso no Japão, seis frascos na Coreia. O excedente fica na alfândega.',
  }),
  restrictedKind({
    id: 'melatonin',
    remedy: 'refuse',
    words: '褪黑素, melatonin, melatonina',
    countries: 'GB, JP, KR',
    zh: '褪黑素',
    en: 'Melatonin',
    pt: 'Melatonina',
    zhDescription: '在目的地国家是处方药，不能邮寄。',
    enDescription: 'It is a prescription drug in this country and must not be posted.',
    ptDescription: 'É remédio com receita no país de destino e não pode ir por encomenda.',
  }),
  restrictedKind({
    id: 'meat-and-dairy',
    remedy: 'refuse',
    words:
      '牛肉干, 猪肉脯, 猪肉干, 肉松, 腊肉, 腊肠, 香肠, 火腿, 火腿肠, 午餐肉, 鸭脖, 鸭舌, 凤爪, 鸡爪, 肉干, 鲜肉月饼, 奶粉, 奶酪, 奶片, 炼乳, 纯牛奶, 卤蛋, 咸鸭蛋, 皮蛋, 蛋黄月饼, 燕窝, beef jerky, pork jerky, meat floss, sausage, milk powder, cheese, salted egg, bird’s nest, carne seca, linguiça, leite em pó, queijo, ninho de andorinha',
    allowedWords:
      '奶酪色, 奶酪包, 奶酪刀, 火腿夹, 香肠玩具, 香肠嘴, 香肠狗, cheese grater, cheese knife, cheese board, sausage dog, queijo ralador',
    countries: ALL,
    zh: '肉、蛋和奶制品',
    en: 'Meat, eggs and milk products',
    pt: 'Carne, ovos e laticínios',
    zhDescription: '目的地国家不许从中国寄入肉、蛋和奶制品，海关会销毁。请换成素的零食或茶。',
    enDescription:
      'The destination does not let meat, eggs or milk products in by post from China; customs destroys them. Choose snacks without them, or tea.',
    ptDescription:
      'O país de destino não aceita carne, ovos nem laticínios da China por encomenda; a alfândega destrói. Prefira lanches sem eles ou chá.',
  }),
  restrictedKind({
    id: 'pet-food',
    remedy: 'refuse',
    words:
      '猫粮, 狗粮, 猫条, 猫罐头, 狗罐头, 宠物零食, 冻干鸡肉, cat food, dog food, pet treats, ração para cães, ração para gatos, petisco para cães, petisco para gatos',
    allowedWords:
      '猫粮勺, 猫粮桶, 猫粮盒, 猫粮碗, 狗粮桶, 狗粮碗, cat food bowl, dog food bowl, cat food mat',
    countries: ALL,
    zh: '宠物食品',
    en: 'Pet food',
    pt: 'Comida de animais',
    zhDescription: '含肉和骨粉，没有兽医证书不许入境，海关会销毁。玩具、碗和牵引绳可以买。',
    enDescription:
      'It holds meat and needs a vet’s certificate, or customs destroys it. Toys, bowls and leads may be sent.',
    ptDescription:
      'Contém carne e exige certificado veterinário, senão a alfândega destrói. Brinquedos, potes e guias podem ir.',
  }),
  restrictedKind({
    id: 'food-us',
    remedy: 'declare',
    words: '',
    kinds: 'food',
    countries: 'US',
    zh: '寄到美国的食品',
    en: 'Food to the United States',
    pt: 'Alimentos para os Estados Unidos',
    zhDescription: '发货前要向美国药监局（FDA）预报，我们来办。只买有工厂包装和配料表的。',
    enDescription:
      'The FDA must be told before it leaves; we do that. We buy only what has a factory’s package and a list of ingredients.',
    ptDescription:
      'A FDA precisa ser avisada antes do envio; nós avisamos. Só compramos o que tem embalagem de fábrica e lista de ingredientes.',
  }),
  restrictedKind({
    id: 'food-br',
    remedy: 'declare',
    words: '',
    kinds: 'food',
    countries: 'BR',
    zh: '寄到巴西的食品',
    en: 'Food to Brazil',
    pt: 'Alimentos para o Brasil',
    zhDescription: '农业部（Vigiagro）会查：只收工厂密封、有标签、自用数量的。散装的会被销毁。',
    enDescription:
      'Vigiagro inspects it: only sealed and labelled by a factory, in amounts for one’s own use. What is loose is destroyed.',
    ptDescription:
      'O Vigiagro fiscaliza: só produto lacrado e rotulado de fábrica, em quantidade para uso próprio. A granel é destruído.',
  }),
  restrictedKind({
    id: 'plants',
    remedy: 'refuse',
    words:
      '种子, 花种, 菜种, 树苗, 花苗, 多肉植物, 盆栽, 球根, 鲜花, 新鲜水果, 鲜果, 泥土, 营养土, seeds, seedling, flower bulbs, tulip bulbs, live plant, succulent, fresh fruit, potting soil, sementes, mudas, bulbo de flor, planta viva, suculenta, frutas frescas, terra vegetal',
    allowedWords:
      '多肉植物摆件, 仿真盆栽, 盆栽摆件, 盆栽积木, 鲜花饼, 种子项链, 种子袋, sunflower seeds, melon seeds, pumpkin seeds, sesame seeds, seed beads, artificial succulent, sementes de girassol, sementes de abóbora',
    zh: '种子、植物、水果和土',
    en: 'Seeds, plants, fruit and soil',
    pt: 'Sementes, plantas, frutas e terra',
    zhDescription: '可能带虫和病，没有检疫证书不能入境，多数国家还会罚款。可以买仿真的花和盆栽。',
    enDescription:
      'They may carry pests and need a plant health certificate; most countries destroy them and impose penalties. Artificial flowers and plants may be sent.',
    ptDescription:
      'Podem trazer pragas e exigem certificado fitossanitário; a maioria dos países destrói e multa. Plantas e flores artificiais podem ir.',
  }),
  restrictedKind({
    id: 'living',
    remedy: 'refuse',
    words:
      '活体, 活虫, 蚂蚁工坊带蚁, 蚕宝宝, 昆虫标本, 蝴蝶标本, live insects, live animal, ant colony, insect specimen, animal vivo, insetos vivos, colônia de formigas',
    zh: '活的动物和标本',
    en: 'Living animals and specimens',
    pt: 'Animais vivos e espécimes',
    zhDescription: '邮政和快递都不运。我们不代购。',
    enDescription: 'Neither post nor carriers take them. We do not buy them.',
    ptDescription: 'Nem correio nem transportadora levam. Não compramos.',
  }),
  restrictedKind({
    id: 'protected-species',
    remedy: 'refuse',
    words:
      '象牙, 犀牛角, 犀角, 玳瑁, 砗磲, 虎骨, 穿山甲, 羚羊角, 麝香, 熊胆, 鳄鱼皮, 真蟒皮, 红珊瑚, elephant ivory, rhino horn, tortoise shell, crocodile leather, python leather, red coral, shahtoosh, marfim, chifre de rinoceronte, casco de tartaruga, couro de crocodilo, couro de píton',
    allowedWords:
      '象牙白, 象牙色, 象牙果, 仿象牙, 玳瑁色, 玳瑁框, 玳瑁纹, 玳瑁眼镜, 玳瑁猫, 白麝香, 麝香葡萄, 鳄鱼皮纹, 鳄鱼皮印花, 仿鳄鱼皮, 红珊瑚色, cor marfim, branco marfim',
    zh: '受保护动物的制品',
    en: 'Parts of protected animals',
    pt: 'Partes de animais protegidos',
    zhDescription: '《濒危物种公约》禁止买卖和邮寄，海关会没收，还会追究。我们不代购。',
    enDescription:
      'The convention on endangered species forbids trading and posting them; customs seizes them and may prosecute. We do not buy them.',
    ptDescription:
      'A convenção de espécies ameaçadas proíbe o comércio e o envio; a alfândega apreende e pode processar. Não compramos.',
  }),
  restrictedKind({
    id: 'protected-materials',
    remedy: 'declare',
    words:
      '二胡, 蟒皮, 沉香, 小叶紫檀, 黄花梨, 红酸枝, 红木, erhu, rosewood, agarwood, sandalwood, jacarandá, pau-rosa, sândalo',
    allowedWords:
      '沉香味, 沉香色, 红木色, 红木漆, rosewood color, sandalwood scent, 檀香味, 二胡弓, 二胡弦, 二胡松香, erhu bow, erhu strings',
    zh: '二胡、红木和沉香',
    en: 'Erhus, rosewood and agarwood',
    pt: 'Erhus, jacarandá e ágar',
    zhDescription: '蟒皮和不少硬木受《濒危物种公约》保护，要卖家的证明。请选人造皮或没有限制的木料。',
    enDescription:
      'Python skin and many hardwoods are protected: the seller must give a paper of their origin. Choose an artificial skin or a wood without limits.',
    ptDescription:
      'Pele de píton e muitas madeiras nobres são protegidas: o vendedor precisa dar um certificado de origem. Prefira pele sintética ou madeira sem restrição.',
  }),
];
