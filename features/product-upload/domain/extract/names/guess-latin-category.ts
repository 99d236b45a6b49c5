// Guesses from its English or Portuguese name what kind of thing it is.

import type { ItemCategory } from '../../../../global-services/domain/index.ts';

type Words = readonly (readonly [Exclude<ItemCategory, 'other'>, string])[];

const ENGLISH: Words = [
  ['shoes', 'shoes?|sneakers?|boots?|sandals?|slippers?|trainers'],
  [
    'phone-accessories',
    '(?:phone|iphone(?: \\w+){0,3}|mobile) (?:case|cover|holder|stand)s?|screen protectors?|charging cables?|(?:usb|data) cables?|chargers?',
  ],
  [
    'electronics',
    'keyboards?|headphones?|earphones?|earbuds|power ?banks?|speakers?|mouse|watch(?:es)?|cameras?|tablets?|phones?|laptops?|lamps?|batter(?:y|ies)|shavers?|hair dryers?|routers?|projectors?|fans?',
  ],
  [
    'clothing',
    'coats?|jackets?|dress(?:es)?|skirts?|trousers|pants|jeans|shirts?|t-?shirts?|sweaters?|hoodies?|cardigans?|pyjamas|pajamas|hats?|caps?|vests?|suits?|qipao|hanfu|clothes|scarf|scarves|shawls?',
  ],
  [
    'small-clothing',
    'socks?|stockings?|tights|silk scar(?:f|ves)|gloves?|mittens?|ties?|underwear|panties|boxers|bras?|bandanas?',
  ],
  ['bags', 'bags?|backpacks?|handbags?|suitcases?|wallets?|purses?'],
  ['jewellery', 'necklaces?|earrings?|rings?|bracelets?|bangles?|pendants?|brooch(?:es)?|pearls?'],
  [
    'cosmetics',
    'lipsticks?|face masks?|serums?|creams?|foundation|eye ?shadow|perfumes?|sunscreen|shampoo|make-?up|lotions?',
  ],
  ['health', 'medicines?|vitamins?|thermometers?|plasters?|massagers?|supplements?'],
  [
    'food',
    'teas?|snacks?|cookies|biscuits|candy|candies|sweets|chocolates?|nuts|noodles|sauces?|honey|coffee|milk powder|spices|mooncakes?|jerky|rice',
  ],
  [
    'kitchen',
    '(?:tea|coffee|sugar|spice|cookie|biscuit|rice|food|candy) (?:tins?|canisters?|cadd(?:y|ies)|jars?|box(?:es)?|containers?|trays?|strainers?|infusers?|filters?)|teapots?|tea ?sets?|tea ?cups?|cups?|mugs?|thermos|bowls?|chopsticks|woks?|pans?|pots?|plates?|kni(?:fe|ves)|lunch ?box(?:es)?|water bottles?',
  ],
  ['books', 'books?|textbooks?|novels?|dictionar(?:y|ies)|comics?|manga'],
  ['stationery', 'pens?|pencils?|brush(?:es)?|notebooks?|ink|stickers?|stationery|bookmarks?|stamps?'],
  ['toys', 'toys?|building blocks|lego|puzzles?|dolls?|figures?|plush(?:ies)?|board games?|mahjong|models?'],
  [
    'sports',
    'badminton|table tennis|rackets?|footballs?|basketballs?|yoga mats?|skipping ropes?|dumbbells?|tents?|swimsuits?',
  ],
  ['instruments', 'guzheng|erhu|pipa|flutes?|guitars?|ukuleles?|harmonicas?|hulusi'],
  [
    'home',
    'lanterns?|pillows?|quilts?|bedding|blankets?|towels?|curtains?|carpets?|rugs?|vases?|candles?|umbrellas?|clocks?',
  ],
];

const PORTUGUESE: Words = [
  ['shoes', 'sapatos?|tênis(?! de mesa)|botas?|sandálias?|chinelos?|sapatilhas?'],
  [
    'phone-accessories',
    '(?:capas?|capinhas?|suportes?) (?:de|para) (?:celular|telefone|iphone)|capinhas?|películas?|cabos? usb|carregador(?:es)?',
  ],
  [
    'electronics',
    'teclados?|fones?(?: de ouvido)?|caixas? de som|relógios?|câmeras?|celular(?:es)?|notebook|luminárias?|baterias?|barbeador(?:es)?|secador(?:es)?|projetor(?:es)?|ventilador(?:es)?',
  ],
  [
    'clothing',
    'casacos?|jaquetas?|vestidos?|saias?|calças?|camisas?|camisetas?|blusas?|suéter(?:es)?|moletom|pijamas?|bonés?|chapéus?|roupas?|cachecol|cachecóis|xales?',
  ],
  [
    'small-clothing',
    'meias?|meia-calça|lenços?|luvas?|gravatas?|calcinhas?|cuecas?|sutiãs?|roupas? íntimas?',
  ],
  ['bags', 'bolsas?|mochilas?|malas?|carteiras?'],
  ['jewellery', 'colar(?:es)?|brincos?|anel|anéis|pulseiras?|pingentes?|pérolas?'],
  [
    'cosmetics',
    'batom|batons|máscaras? facia(?:l|is)|cremes?|perfumes?|protetor solar|xampu|maquiagem|hidratantes?',
  ],
  ['health', 'remédios?|vitaminas?|termômetros?|massageador(?:es)?|suplementos?'],
  [
    'kitchen',
    '(?:jogos?|conjuntos?) de (?:chá|panelas?)|(?:latas?|potes?|porta|caixas?|recipientes?|coador(?:es)?|infusor(?:es)?)(?: de | para |-)(?:chás?|café|biscoitos?|temperos?|mel|balas)|bules?|xícaras?|copos?|canecas?|garrafas? térmicas?|tigelas?|hashis?|panelas?|pratos?|facas?|marmitas?',
  ],
  ['food', 'chás?|biscoitos?|balas|chocolates?|castanhas|macarrão|molhos?|mel|café|temperos?|salgadinhos?'],
  ['books', 'livros?|dicionários?|quadrinhos|mangá'],
  ['stationery', 'canetas?|lápis|pincel|pincéis|cadernos?|tinta|adesivos?|carimbos?'],
  ['toys', 'brinquedos?|blocos de montar|quebra-cabeças?|bonec[ao]s?|pelúcias?|jogos? de tabuleiro'],
  ['sports', 'tênis de mesa|raquetes?|bolas? de \\w+|tapetes? de yoga|halteres|barracas?|maiôs?'],
  ['instruments', 'flautas?|violão|violões|guitarras?|gaitas?'],
  [
    'home',
    'lanternas?|travesseiros?|edredom|cobertor(?:es)?|toalhas?|cortinas?|tapetes?|vasos?|velas?|guarda-chuvas?',
  ],
];

type Place = { readonly category: ItemCategory; readonly start: number; readonly end: number };

/** Many type without accents. */
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

const places = (words: Words, name: string): Place[] =>
  words.flatMap(([category, pattern]) =>
    [...folded(name).matchAll(new RegExp(String.raw`(?<!\p{L})(?:${folded(pattern)})(?!\p{L})`, 'giu'))].map(
      ({ 0: found, index }) => ({ category, start: index, end: index + found.length }),
    ),
  );

const lastOf = (name: string): Place | undefined =>
  places(ENGLISH, name).toSorted((a, b) => b.end - a.end || a.start - b.start)[0];

/**
 * An English name ends in its noun, before what it is for or comes with; a Portuguese one begins with it. Of two at one
 * place the longer counts.
 */
export function guessLatin(name: string): ItemCategory | undefined {
  const [head = name] = name.split(/ (?:for|with|from|made of) /i);
  const english = lastOf(head) ?? lastOf(name);
  const [portuguese] = places(PORTUGUESE, name).toSorted((a, b) => a.start - b.start || b.end - a.end);
  return (english ?? portuguese)?.category;
}
