// What holds for purchases in China until an admin sets something else; the page falls back on it without a server.

import type { Remedy } from '../quote/terms.ts';

type Rows<Columns> = ({ id: string } & Columns)[];
type Names = { zh: string; en: string; pt: string };

export type PurchasingValues = {
  /** Shares in hundredths of a percent. */
  serviceShare: number;
  standardFen: number;
  expressFen: number;
  premiumFen: number;
  tipBasic: number;
  tipStandard: number;
  tipPremium: number;
  preparationMinDays: number;
  preparationMaxDays: number;
  /** A balance beyond either is never agreed to by silence. */
  silentShare: number;
  silentFen: number;
  shipping: Rows<{ baseFen: number; perKgFen: number; minDays: number; maxDays: number }>;
  categories: Rows<Names & { grams: number }>;
  restricted: Rows<
    Names & {
      remedy: Remedy;
      words: string;
      /** Words of other things that hold one of those. */
      allowedWords: string;
      overMl: number;
      /** Ids of categories, divided by commas: all of it is such a thing; some of it is, so the buyer is asked. */
      kinds: string;
      mayKinds: string;
      /** Codes of countries, divided by commas, where this holds; empty for everywhere. */
      countries: string;
      zhDescription: string;
      enDescription: string;
      ptDescription: string;
    }
  >;
};

/** The spec's (section 9); Brazil, and what things weigh and are called, are ours. */
export const PURCHASING_DEFAULTS: PurchasingValues = {
  serviceShare: 300,
  standardFen: 1000,
  expressFen: 1500,
  premiumFen: 2000,
  tipBasic: 200,
  tipStandard: 500,
  tipPremium: 2000,
  preparationMinDays: 5,
  preparationMaxDays: 9,
  silentShare: 3000,
  silentFen: 20_000,
  shipping: [
    { id: 'US', baseFen: 15_000, perKgFen: 8000, minDays: 10, maxDays: 15 },
    { id: 'JP', baseFen: 12_000, perKgFen: 6500, minDays: 7, maxDays: 10 },
    { id: 'KR', baseFen: 10_000, perKgFen: 6000, minDays: 7, maxDays: 10 },
    { id: 'DE', baseFen: 18_000, perKgFen: 9000, minDays: 12, maxDays: 18 },
    { id: 'GB', baseFen: 20_000, perKgFen: 9500, minDays: 12, maxDays: 18 },
    { id: 'BR', baseFen: 20_000, perKgFen: 11_000, minDays: 15, maxDays: 30 },
  ],
  categories: [
    { id: 'clothing', grams: 400, zh: '衣服', en: 'Clothing', pt: 'Roupas' },
    {
      id: 'small-clothing',
      grams: 100,
      zh: '袜子、内衣、手套',
      en: 'Socks, underwear, gloves',
      pt: 'Meias, roupas íntimas, luvas',
    },
    { id: 'shoes', grams: 1200, zh: '鞋', en: 'Shoes', pt: 'Calçados' },
    { id: 'bags', grams: 900, zh: '包', en: 'Bags', pt: 'Bolsas e malas' },
    {
      id: 'jewellery',
      grams: 200,
      zh: '首饰和手表',
      en: 'Jewellery and watches',
      pt: 'Joias, bijuterias e relógios',
    },
    { id: 'cosmetics', grams: 250, zh: '美妆护肤', en: 'Cosmetics and care', pt: 'Cosméticos e cuidados' },
    { id: 'health', grams: 300, zh: '健康用品', en: 'Health', pt: 'Saúde' },
    { id: 'food', grams: 600, zh: '食品和茶', en: 'Food and tea', pt: 'Alimentos e chás' },
    { id: 'electronics', grams: 600, zh: '电子产品', en: 'Electronics', pt: 'Eletrônicos' },
    {
      id: 'phone-accessories',
      grams: 150,
      zh: '手机配件',
      en: 'Phone accessories',
      pt: 'Acessórios de celular',
    },
    { id: 'toys', grams: 600, zh: '玩具和模型', en: 'Toys and models', pt: 'Brinquedos e modelos' },
    { id: 'books', grams: 500, zh: '书', en: 'Books', pt: 'Livros' },
    { id: 'stationery', grams: 300, zh: '文具', en: 'Stationery', pt: 'Papelaria e caligrafia' },
    { id: 'home', grams: 1500, zh: '家居用品', en: 'For the home', pt: 'Casa e decoração' },
    { id: 'kitchen', grams: 1000, zh: '厨房用品', en: 'Kitchen', pt: 'Cozinha e mesa' },
    { id: 'sports', grams: 800, zh: '运动户外', en: 'Sports', pt: 'Esportes' },
    { id: 'instruments', grams: 2500, zh: '乐器', en: 'Musical instruments', pt: 'Instrumentos musicais' },
    { id: 'other', grams: 500, zh: '其他', en: 'Other', pt: 'Outros' },
  ],
  restricted: [
    {
      id: 'liquids',
      remedy: 'pack',
      words:
        '香水, 精华液, 精华水, 爽肤水, 化妆水, 乳液, 洗发水, 沐浴露, 洗面奶, 喷雾, 墨水, 精油, 花露水, 卸妆水, 酱油, 白酒, 黄酒, perfume, lotion, shampoo, serum, toner, ink, liquid, xampu, sérum, tinta, líquido',
      allowedWords: '精油皂, 墨水屏, ink screen, e-ink',
      overMl: 100,
      kinds: '',
      mayKinds: 'cosmetics',
      countries: '',
      zh: '100 毫升以上的液体',
      en: 'Liquids over 100 ml',
      pt: 'Líquidos acima de 100 ml',
      zhDescription: '空运规定限制液体，要用特殊包装，有的线路不收。',
      enDescription:
        'Air transport rules limit liquids: they need special packing, and some routes take none.',
      ptDescription:
        'As regras do transporte aéreo limitam líquidos: exigem embalagem especial e algumas rotas não aceitam.',
    },
    {
      id: 'batteries',
      remedy: 'declare',
      words:
        '电池, 充电宝, 移动电源, 手机, 平板电脑, 笔记本电脑, 蓝牙耳机, 蓝牙音箱, 智能手表, 电动牙刷, 无人机, 相机, 游戏机, battery, power bank, smartphone, tablet, laptop, earbuds, bluetooth, smartwatch, drone, camera, bateria, celular, fone bluetooth',
      allowedWords:
        '手机壳, 手机套, 手机膜, 手机贴, 手机支架, 手机架, 手机链, 手机挂绳, 手机绳, 手机袋, 手机包, 平板电脑壳, 平板电脑套, 平板电脑支架, 笔记本电脑包, 笔记本电脑支架, 笔记本电脑贴, 相机包, 相机带, 相机肩带, 智能手表表带, 电池盒, phone case, smartphone case, tablet case, tablet stand, laptop sleeve, laptop stand, laptop bag, camera bag, camera strap, smartwatch strap, capa de celular, capinha de celular, suporte de celular, película de celular',
      overMl: 0,
      kinds: '',
      mayKinds: 'electronics',
      countries: '',
      zh: '电池和带电池的产品',
      en: 'Batteries, and things with a battery inside',
      pt: 'Baterias e produtos com bateria',
      zhDescription: '需要特殊包装，并且要申报。',
      enDescription: 'They need special packing and must be declared.',
      ptDescription: 'Precisam de embalagem especial e de declaração.',
    },
    {
      id: 'food',
      remedy: 'declare',
      words:
        '零食, 茶叶, 红茶, 绿茶, 普洱, 饼干, 糖果, 巧克力, 辣条, 火锅底料, 牛肉干, 坚果, 月饼, 蜂蜜, 枸杞, 咖啡豆, 方便面, 螺蛳粉, snack, tea leaves, biscuits, candy, chocolate, noodles, honey, lanche, biscoito, doce, mel',
      allowedWords:
        '零食盒, 零食柜, 糖果色, 巧克力色, 咖啡豆研磨机, 坚果夹, 茶叶罐, 茶叶盒, honeycomb, candy color, chocolate brown',
      overMl: 0,
      kinds: 'food',
      mayKinds: '',
      countries: '',
      zh: '食品',
      en: 'Food',
      pt: 'Alimentos',
      zhDescription: '目的地国家有检疫规定，可能被扣下或退回。',
      enDescription: 'Import quarantine of the destination applies; it may be held or sent back.',
      ptDescription: 'Vale a quarentena do país de destino; o produto pode ser retido ou devolvido.',
    },
    {
      id: 'prescription-drugs',
      remedy: 'refuse',
      words:
        '处方药, 阿莫西林, 头孢, 抗生素, 罗红霉素, 左氧氟沙星, 奥司他韦, 安定片, 司美格鲁肽, 西地那非, 二甲双胍, 阿普唑仑, prescription, antibiotic, amoxicillin, semaglutide, ozempic, sildenafil, diazepam, antibiótico, amoxicilina, remédio com receita',
      allowedWords: '',
      overMl: 0,
      kinds: '',
      mayKinds: '',
      countries: '',
      zh: '处方药',
      en: 'Prescription drugs',
      pt: 'Remédios com receita',
      zhDescription: '我们不代购处方药。',
      enDescription: 'We do not buy prescription drugs.',
      ptDescription: 'Não compramos remédios que exigem receita.',
    },
    {
      id: 'fragile',
      remedy: 'insure',
      words:
        '玻璃, 陶瓷, 瓷器, 茶具, 花瓶, 紫砂壶, 水晶, 镜子, 灯泡, glass, ceramic, porcelain, teapot, vase, crystal, mirror, vidro, cerâmica, porcelana, espelho',
      allowedWords: '玻璃胶, 玻璃纸, 水晶泥, 水晶绒, 镜子贴, fiberglass, glassine',
      overMl: 0,
      kinds: '',
      mayKinds: '',
      countries: '',
      zh: '易碎品',
      en: 'Fragile things',
      pt: 'Produtos frágeis',
      zhDescription: '建议加买保险，我们会加固包装。',
      enDescription: 'Extra insurance is advised; we pack them with more protection.',
      ptDescription: 'Recomendamos um seguro extra; a embalagem é reforçada.',
    },
    {
      id: 'medicines',
      remedy: 'declare',
      words:
        '感冒药, 止痛药, 退烧药, 中成药, 板蓝根, 连花清瘟, 藿香正气, 药膏, 膏药, 风油精, 清凉油, 保健品, 维生素, 褪黑素, 鱼油, medicine, ointment, vitamins, supplement, melatonin, remédio, pomada, vitamina, suplemento, melatonina',
      allowedWords: '',
      overMl: 0,
      kinds: '',
      mayKinds: 'health',
      countries: '',
      zh: '药品和保健品',
      en: 'Medicines and supplements',
      pt: 'Remédios e suplementos',
      zhDescription: '各国允许的种类和数量不同，海关可能要处方，也可能扣下。请先查好目的地的规定，少买一些。',
      enDescription:
        'Each country allows other kinds and amounts; customs may ask for a prescription or keep them. Check the rules where you live, and order little.',
      ptDescription:
        'Cada país permite tipos e quantidades diferentes; a alfândega pode pedir receita ou reter. Confira as regras do seu país e peça pouco.',
    },
    {
      id: 'meat-and-dairy',
      remedy: 'refuse',
      words:
        '牛肉干, 猪肉脯, 猪肉干, 肉松, 腊肉, 火腿肠, 鸭脖, 凤爪, 肉干, 奶粉, 奶酪棒, beef jerky, pork jerky, meat floss, milk powder, carne seca, leite em pó',
      allowedWords: '',
      overMl: 0,
      kinds: '',
      mayKinds: '',
      countries: 'US, JP, KR, DE, GB, BR',
      zh: '肉和奶制品',
      en: 'Meat and milk products',
      pt: 'Carne e laticínios',
      zhDescription: '目的地国家不许从中国寄入肉和奶制品，海关会销毁。请换成素的零食或茶。',
      enDescription:
        'The destination does not let meat or milk products in by post from China; customs destroys them. Choose snacks without them, or tea.',
      ptDescription:
        'O país de destino não aceita carne nem laticínios da China por encomenda; a alfândega destrói. Prefira lanches sem eles ou chá.',
    },
    {
      id: 'dangerous',
      remedy: 'refuse',
      words:
        '打火机, 烟花爆竹, 烟花棒, 电子烟, 烟弹, 卷烟, 管制刀具, 匕首, 弹簧刀, 跳刀, 甩刀, 蝴蝶刀, 折叠刀, 军刀, 猎刀, 砍刀, 弓弩, 仿真枪, 电击器, firecrackers, e-cigarette, vape, cigarettes, cigarette lighter, dagger, switchblade, butterfly knife, folding knife, pocket knife, swiss army knife, hunting knife, machete, crossbow, stun gun, isqueiro, fogos de artifício, cigarro, cigarro eletrônico, punhal, canivete, faca de caça, facão',
      allowedWords: '打火机收纳, 刀削面',
      overMl: 0,
      kinds: '',
      mayKinds: '',
      countries: '',
      zh: '易燃品、烟草和武器',
      en: 'Flammables, tobacco and weapons',
      pt: 'Inflamáveis, tabaco e armas',
      zhDescription: '航空不运易燃品和武器，烟草不能邮寄。我们不代购。',
      enDescription:
        'Planes carry neither flammables nor weapons, and tobacco must not be posted. We do not buy them.',
      ptDescription:
        'Aviões não levam inflamáveis nem armas, e tabaco não pode ir por encomenda. Não compramos.',
    },
    {
      id: 'blades',
      remedy: 'pack',
      words:
        '菜刀, 厨刀, 水果刀, 主厨刀, 刀具套装, 美工刀, 雕刻刀, 剪刀, kitchen knife, chef knife, knife set, scissors, utility knife, faca de cozinha, faca do chef, jogo de facas, tesoura, estilete',
      allowedWords: '剪刀差, 剪刀石头布, 剪刀手',
      overMl: 0,
      kinds: '',
      mayKinds: '',
      countries: '',
      zh: '刀和剪刀',
      en: 'Knives and scissors',
      pt: 'Facas e tesouras',
      zhDescription: '刀刃要包好、装进硬盒，有的线路不收，可能要换线路，晚几天到。',
      enDescription:
        'Blades must be wrapped and boxed; some routes take none, so it may travel another way and arrive later.',
      ptDescription:
        'As lâminas vão protegidas e em caixa rígida; algumas rotas não aceitam, então pode ir por outra e demorar mais.',
    },
  ],
};
