// Words between a number and a thing: 两包, two pairs of, três caixas de, 2개.

export const HAN_MEASURE =
  '(?:包|盒|件|双|台|瓶|个|条|套|本|支|只|张|袋|罐|箱|把|副|对|顶|部|枚|串|根|幅|床)';
export const LATIN_MEASURE =
  '(?:packs?|packets?|bags?|box(?:es)?|pieces?|pcs?|pairs?|bottles?|sets?|cans?|units?|tins?|jars?|cop(?:y|ies)|pacotes?|caixas?|peças?|pares|par|garrafas?|unidades?|un|latas?|sacos?|sachês?|conjuntos?|jogos?|kits?|potes?|exemplar(?:es)?)';
export const HANGUL_MEASURE = '(?:개|봉지|봉|상자|켤레|병|대|벌|장|권|박스|팩|통)';
