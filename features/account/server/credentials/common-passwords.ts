// Passwords that guessers try first: 49,000 of published leaks (a package's list), and those of our languages' regions.

import type { IsCommon } from '../../domain/index.ts';

const OF_OUR_REGIONS = `
000000 00000000 0123456789 0987654321 101010 102030 111111 1111111 11111111 111222 112211 112233
11223344 1122334455 112358 121212 123123 123321 12341234 12344321 123456 1234567 12345678
123456789 1234567890 123456a 123456aa 123456abc 123456qq 1234abcd 1234qwer 123654 123654789
123abc 123asd 123qwe 123qweasd 123qweasdzxc 12qwaszx 131313 1314520 147258 147258369 159357
159753 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz1qaz 1qaz2wsx 1qazxsw2 202020 212121 222222 22222222
232323 252525 2wsx3edc 321321 321654 333333 444444 454545 456789 5201314 520520 555555 654321
666666 66666666 696969 741852 741852963 777777 7777777 787878 789456 789456123 888888 88888888
951753 963852741 987654 98765432 987654321 999999 99999999 a12345 a123456 a12345678 a123456789
aa123456 aa123456789 abc123 abc12345 abc123456 abcd1234 abcdef abcdefg abcdefgh abcdefghi access
admin123 administrator aini1314 amanda america amor123 andrew android angel1 angels anthony
apple123 arsenal asd123 asd123456 asdasd asdasd123 asdf1234 asdfasdf asdfgh asdfghjkl asdfghjkl1
ashley ashley1 asshole australia autumn azerty azerty123 baby123 babyboy babygirl bailey banana
barcelona baseball baseball1 basketball batman beatriz beijing benfica biteme blink182 borboleta
brasil brasil123 brazil brother buster butterfly callofduty camila canada carlos changeme
charlie charlie1 cheese chelsea chelsea1 china123 chinese chinese1 chocolate computer cookie
cooper corinthians corvette crystal daniel daniela default deus123 diamond dolphin donald dragon
dragon1 dragon123 eagle1 eduardo eminem estrela euteamo facebook falcon familia family father
felicidade fernanda ferrari flamengo flores flower football football1 football123 forever
fortnite france freedom freedom1 friends fuckme fuckyou gabriel gabriela germany ginger golden
google gremio guest123 hannah happy123 harley heaven hello1 hello123 hello1234 hockey hottie
hunter hunter2 iloveu ilovey0u iloveyou iloveyou1 internet iphone italia iwantu jennifer jessica
jesus1 jesuscristo jordan jordan23 joshua juliana killer letmein letmein1 letmein123 lightning
linkedin liverpool lkjhgfdsa london love123 lovely loveyou lucky1 lucky7 maggie mandarin mariana
master master1 master123 matrix matthew mercedes messi10 metallica mexico michael michael1
michelle mickey microsoft minecraft mnbvcxz money1 monkey monkey1 monkey123 mother mudar123
mustang myspace1 naruto ncc1701 newyork nicole nihao1 nihao123 nintendo nirvana nothing orange
p@ssw0rd p@ssword palmeiras panther pass123 pass1234 passw0rd passwd password password!
password1 password12 password123 pepper phoenix pikachu playstation poiuytrewq pokemon porsche
portugal princesa princess princess1 purple q1w2e3 q1w2e3r4 qazqaz qazwsx qazwsx123 qazwsxedc
qq123456 qwe123 qwe123456 qweasd qweasdzxc qweqwe qwer1234 qwert1 qwerty qwerty1 qwerty12
qwerty123 qwerty12345 qwertyui qwertyuiop qwqwqw rafael rafaela rainbow realmadrid ricardo
robert roberto roblox rock123 rockyou rodrigo ronaldo root123 russia samantha samsung santos
secret secret123 senha1 senha123 sexygirl shadow shadow1 shanghai silver sister slipknot snoopy
soccer sophie spiderman sporting spring starwars summer summer1 sunshine sunshine1 superman
superman1 superstar sweetie sweety teamo123 tequiero test123 test1234 teste1 teste123 testtest
thailand thomas thunder tigger trustno1 twitter unicorn user123 username vietnam wangyut2
welcome welcome1 welcome123 whatever whatever1 william windows winter woaini woaini1314
woaini520 xiexie yamaha yellow youtube yulu123 yulu1234 zaq12wsx zaq1xsw2 zaq1zaq1 zhongguo
zhongguo1 zhongwen zxc123 zxcasdqwe zxcvbn zxcvbnm zxcvbnm1 zxcvbnm123
`
  .trim()
  .split(/\s+/);

let loading: Promise<IsCommon> | undefined;

/** Whether a password is a common one, in whatever case and width. The list is read when it is first needed. */
export function loadCommonPasswords(): Promise<IsCommon> {
  return (loading ??= load());
}

async function load(): Promise<IsCommon> {
  const { default: leaked } = await import('@zxcvbn-ts/language-common/src/passwords.json', {
    with: { type: 'json' },
  });
  const common = new Set([...leaked, ...OF_OUR_REGIONS]);
  return (password) => common.has(password.normalize('NFKC').toLowerCase());
}
