// Which postal codes belong to which state, prefecture or province, where a country's first digits say so.
//
// Gathered on 30 November 2026 from what the posts publish (Correios: faixas de CEP por UF; USPS: three-digit prefixes;
// Japan Post and Korea Post: first two digits) and to be checked against it: what does not fit is asked about, never refused.

/** Codes and names divided by commas, then ranges of first digits; a country's ranges have as many digits as they need. */
const BR = `
SP,São Paulo: 01000-19999
RJ,Rio de Janeiro: 20000-28999
ES,Espírito Santo: 29000-29999
MG,Minas Gerais: 30000-39999
BA,Bahia: 40000-48999
SE,Sergipe: 49000-49999
PE,Pernambuco: 50000-56999
AL,Alagoas: 57000-57999
PB,Paraíba: 58000-58999
RN,Rio Grande do Norte: 59000-59999
CE,Ceará: 60000-63999
PI,Piauí: 64000-64999
MA,Maranhão: 65000-65999
PA,Pará: 66000-68899
AP,Amapá: 68900-68999
AM,Amazonas: 69000-69299 69400-69899
RR,Roraima: 69300-69399
AC,Acre: 69900-69999
DF,Distrito Federal: 70000-72799 73000-73699
GO,Goiás: 72800-72999 73700-76799
RO,Rondônia: 76800-76999
TO,Tocantins: 77000-77999
MT,Mato Grosso: 78000-78899
MS,Mato Grosso do Sul: 79000-79999
PR,Paraná: 80000-87999
SC,Santa Catarina: 88000-89999
RS,Rio Grande do Sul: 90000-99999`;

const US = `
AL,Alabama: 350-369
AK,Alaska: 995-999
AZ,Arizona: 850-865
AR,Arkansas: 716-729
CA,California: 900-961
CO,Colorado: 800-816
CT,Connecticut: 060-062 064-069
DE,Delaware: 197-199
DC,District of Columbia,Washington DC,Washington D.C.: 200-200 202-205 569-569
FL,Florida: 320-339 341-349
GA,Georgia: 300-319 398-399
HI,Hawaii: 967-968
ID,Idaho: 832-833 835-838
IL,Illinois: 600-629
IN,Indiana: 460-479
IA,Iowa: 500-528
KS,Kansas: 660-679
KY,Kentucky: 400-427
LA,Louisiana: 700-714
ME,Maine: 039-049
MD,Maryland: 206-219
MA,Massachusetts: 010-027 055-055
MI,Michigan: 480-499
MN,Minnesota: 550-567
MS,Mississippi: 386-397
MO,Missouri: 630-658
MT,Montana: 590-599
NE,Nebraska: 680-693
NV,Nevada: 889-898
NH,New Hampshire: 030-038
NJ,New Jersey: 070-089
NM,New Mexico: 870-884
NY,New York: 005-005 100-149
NC,North Carolina: 270-289
ND,North Dakota: 580-588
OH,Ohio: 430-459
OK,Oklahoma: 730-732 734-749
OR,Oregon: 970-979
PA,Pennsylvania: 150-196
RI,Rhode Island: 028-029
SC,South Carolina: 290-299
SD,South Dakota: 570-577
TN,Tennessee: 370-385
TX,Texas: 733-733 750-799 885-885
UT,Utah: 840-847
VT,Vermont: 050-054 056-059
VA,Virginia: 201-201 220-246
WA,Washington: 980-994
WV,West Virginia: 247-268
WI,Wisconsin: 530-549
WY,Wyoming: 820-831
PR,Puerto Rico: 006-007 009-009
VI,Virgin Islands: 008-008`;

const JP = `
北海道,Hokkaido: 00-00 04-09
秋田県,Akita: 01-01
岩手県,Iwate: 02-02
青森県,Aomori: 03-03
東京都,Tokyo: 10-20
神奈川県,Kanagawa: 21-25
千葉県,Chiba: 26-29
茨城県,Ibaraki: 30-31
栃木県,Tochigi: 32-32
埼玉県,Saitama: 33-36
群馬県,Gunma: 37-37
長野県,Nagano: 38-39
山梨県,Yamanashi: 40-40
静岡県,Shizuoka: 41-43
愛知県,Aichi: 44-49
岐阜県,Gifu: 50-50
三重県,Mie: 51-51
滋賀県,Shiga: 52-52
大阪府,Osaka: 53-59
京都府,Kyoto: 60-62
奈良県,Nara: 63-63
和歌山県,Wakayama: 64-64
兵庫県,Hyogo: 65-67
鳥取県,Tottori: 68-68
島根県,Shimane: 69-69
岡山県,Okayama: 70-71
広島県,Hiroshima: 72-73
山口県,Yamaguchi: 74-75
香川県,Kagawa: 76-76
徳島県,Tokushima: 77-77
高知県,Kochi: 78-78
愛媛県,Ehime: 79-79
福岡県,Fukuoka: 80-83
佐賀県,Saga: 84-84
長崎県,Nagasaki: 85-85
熊本県,Kumamoto: 86-86
大分県,Oita: 87-87
宮崎県,Miyazaki: 88-88
鹿児島県,Kagoshima: 89-89
沖縄県,Okinawa: 90-90
福井県,Fukui: 91-91
石川県,Ishikawa: 92-92
富山県,Toyama: 93-93
新潟県,Niigata: 94-95
福島県,Fukushima: 96-97
宮城県,Miyagi: 98-98
山形県,Yamagata: 99-99`;

const KR = `
서울특별시,서울,서울시,Seoul: 01-09
경기도,경기,Gyeonggi,Gyeonggi-do: 10-20
인천광역시,인천,인천시,Incheon: 21-23
강원특별자치도,강원도,강원,Gangwon,Gangwon-do: 24-26
충청북도,충북,Chungbuk,Chungcheongbuk-do: 27-29
세종특별자치시,세종,세종시,Sejong: 30-30
충청남도,충남,Chungnam,Chungcheongnam-do: 31-33
대전광역시,대전,대전시,Daejeon: 34-35
경상북도,경북,Gyeongbuk,Gyeongsangbuk-do: 36-40
대구광역시,대구,대구시,Daegu: 41-43
울산광역시,울산,울산시,Ulsan: 44-45
부산광역시,부산,부산시,Busan: 46-49
경상남도,경남,Gyeongnam,Gyeongsangnam-do: 50-53
전북특별자치도,전라북도,전북,Jeonbuk,Jeollabuk-do: 54-56
전라남도,전남,Jeonnam,Jeollanam-do: 57-60
광주광역시,광주,광주시,Gwangju: 61-62
제주특별자치도,제주도,제주,Jeju,Jeju-do: 63-63`;

export const POSTAL_REGIONS: Readonly<Record<string, string>> = { BR, US, JP, KR };
