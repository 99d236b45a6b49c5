/** Everyday English and Portuguese words that could be read as pinyin, and pinyin that is no such word. */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Without accents, found in the translations of our own content, and what beginners type besides. */
export const EVERYDAY_WORDS = words(`
a abajur abre acaba acabei academia aceita aceitar acerta acertei acesa acha achar acho achou acima acucar acute
adianta adiantada adiante aerea age agenda agente agora agua aguarde aguda aguenta ai ainda air airline ajuda ajudar
ajude alegre algo alho ali alice alike alimenta alo alone along alto alugar ama amanha amanhecer amar amarela amarelo
amargura amber america american americano amiga amigo amizade amo amor amu an ana anda andar ande andei anger angle
angulo animacao animada animar animo anna ano anota anotar anotei antiga antigamente anunciar anyone ao apaga aparece
aparecer aparencia ape apiece apimentada apolice aprender aquece aquela aquele aqui ar are area areia aren argue
armario aroma arruma arrumar arrumo arte aside ate atencao atitude aula auto awake azeda bairro bake bala balance
banana banca banheiro barata bare bargaining barraca barriga barro base bata batata bate bater bateria batuque bebe
beber bebo bee beijinger being beira beleza bike bite boa boarding boca bola bolo bone boneca bonita bonito bring bula
bule buyer buying cabelo cada cade cadeira cafe cair cake calor calorosa cama camada came camera caminha caminhada
caminhar can cancao cancelar caneca caneta cansa cansado cansar cansei cansou canta cantao cantar canteen cao capa
capacidade capitulo car cara carater cardapio care carne carneiro caro carpa carrega carregar carro carta cartao
carteira casa casado casamenteira casar case cause ceia celular cerimonia certa certeza cerveja chair chama chamada
chamar chame chamo chamou chance change chao charge charger chata chave cheese chega chegar chegou chegue cheguei
cheia chen china chines chinesa chinese choose chuva cidade cigarro cima cinco cinema citar coffee come como congee
correr courier course crianca cuida cuidar cuide curiosidade curriculo curta cute da dada dali dama danca dancar dance
dancer dao daquela dar dare daria darling data date day de dear debate debater debating decida decide deciding decidir
decimo dedicar dei dela dele delegacia delicia demora departure depende depending depositar der derramou derrota
desenha desenhar desenvolva deve dia diante diaria diario diarreia dicionario die diga dinheiro dire direcao direita
direta diria dizer dizia doce doing dois domingo dor duas due dune dura durante durma durmo duzentos e ear earlier
ease easier eating educacao educada ei ela elas ele elefante eles em ema emocao emociona emocionante encantou
encerrada enche enchi engano engenheiro engole engracada enorme ensina ensinar ensine entao enter epoca era ergue
errada errar errei erro escola espera etapa etiqueta eu exige eye faca face fala falante falar fale falei falo falou
fama fame familia familiar far fara faria farmacia fate fazer fazia fe feio feira feita fila filha filme fine fio fire
fofo fofura foi folha fome fone fool for fora forca force forma formacao formar formei former formiga formulario forte
four fuel fui fumar furniture futebol future futuro galinha game ganha ganhar garantia garganta garrafa gata gate gato
gear gelada geladeira gelo generosidade genio gente gentileza geracao gerente going gosta gosto guarantee guarda
guardar guarde guardei guia guiche guide guilin guioza ha haha hair hang harder hate haul he headache hear heating
hence her here hire hoje hope hora hour house hue huge human humano humor hurrying i ice idea ideia igual inane inner
ir irma irmao janela jantar joga jogo julia june junta juntar karaoke keen keeping king la lado lagoa lake lanche lane
language lar larga largar large larguei lata late later launch layer lazer leading learning lei leia leio leisure
leite leitura lele lendo ler levar li lia licao lidar liderar lidou lie life liga ligacao ligar ligue like limite lin
linda lindo line lingua linha lisa literature livro lo localizacao logo lojinha long longa longe longer longo lose
lota lotada louca louder lua lucia lugar luminaria luo luz maca macarrao machine machucou machuquei macio made madeira
mae maio maior maioria make mala mamae manage manager manda mandar mande mandei mandou mane manga manha manter mao mar
marca marcar marcou mare mares maria marido marketing marriage marrying mata matematica materia maxima maximo me mean
meaning measure mede media medica medicina medicine medida medio medo meeting meia meio melancia memoria memorizar
menina menino menor mensalidade mente menu merece mesa meta metade meu mine minha minimo minute mirror mobile moda
modelo moeda mole mora moradia morango morar moraria more morei morna morning moro muda mudanca mudar mudaria mudei
mudou mulher musica na nada nadar name namorada nao natacao natal native nature near nearer nela nele nem nenhuma nice
nine nineteen ning no noite noiva nome nora nose nota note nove nua numa numero nunca nurse nuvem o oba obrigada
obrigado ocean oceano ocupa ocupada ofende oi ola olho onde one ontem opa open opiniao oportunidade or ora orange
order organizar organize orientacao otima otimo ou ouca our ouro outing outra pace paciencia paciente padaria pae paga
pagar pagaria page pago pagou pague paguei pai pair panda panela pao papai par para parar pare parece parecia parede
parei parking parque parte parti partida parting partir party patience pay paying pe pede peixe pela pele pen pena
penduro pensa pensar pense pera pergunta perto pia picante pie piece pile pimenta pin pine pintar pintura pior pisar
poca pode poder poderia podia poe poema poesia poeta pois pole police policia polite pomada poor por porcelana pore
porque porta portao portuguese posicao pouca pouco poupa pour pousada pra preto puder pula pular pura qualidade quando
quanta quantidade quanto quarenta quarta quarter quarto quase que queima quente quer querer queria quero quite quote
race rage rain ran range rare rate reading realidade recebi recebo receio receita receitar recente recentemente recibo
recite recusar reduzir refazer refeicao regular rei relacao relaxing releio remedio remote rende renting repair repita
reporting reputacao resume rice ride riding ring rio rir risada rise role rouba roubar roupa route routine rua rule
run rune running sabe saber sabia saboa sabor safe saguao sai saia saiba saida saio sair sairia sake sala salada salao
salario sale salva same sane sangra sangue sao saying se sea seaside sede see seeing seen segue seguir segunda segura
seguranca segure segurei seguro sei seis selo semana senao senha senhor senhora sense senta sentar sente sentir
separacao ser sera serei seria serio serra sete seu shanghainese share she shore side siga sigo sim sing singer sinto
sir sire situacao size so sobre sol some somos sore sou sour source spring string su sua suar suba subir subo suco
sueter sugar suma sumir sumiu sun sunshine sure surface surname swing taca take taken tan tangerina tanning tanta tao
tarde tartaruga taxi te tea teacher tear tela telefone tem tema teme temer tempo tenho ter tera terca terceiro teria
termina terminar termine termino terminou terra terreo tesouro teu thing things tia tie tigela tiger time timing tio
tipo tira tirar tire tiro titulo toca todo tomar tomate tomo tone tour tua tudo tune turma turning um uma usa use vai
vamos vejo ver verde vida vinho voce vou wage wait waiter waiting wake want wanting ware water wear wide wife wine
wing wire wise wooden worrying worse xicara xu year yen you your youtiao zangar zero
`);

/**
 * Words that hold English and Portuguese sentences together and are no syllables. A sentence with one of them is in that
 * language, whatever Chinese words it asks about.
 */
export const FUNCTION_WORDS = words(`
am and answer are at because but by did do does english explain for from had has have hello help his how i if in is it its
know like mean means meant my not of on please pronounce say says saying sentence should speak spell tell than thank
thanks that the their them there these they this those to translate understand use used using was we were what whats
when where which who whose why will with word words would write
ao aos aqui as chama chines como com da das de desse deste difference diferenca digo diz dizer do dos ele em entendi
entre essa esse esta estou eu explica explicar foi frase gostaria ingles isso isto meu minha moro nao nas nos
obrigada obrigado os palavra para pelo portugues porque posso pronuncia qual quais quem quero quis sao significa
significado significam sou tenho traduz traduzir um uma usa usar voce
`);

/** What only somebody writes who types pinyin; one of them outweighs a few words that could be English. */
export const PINYIN_SIGNS = words(`
wo ni ta women nimen tamen shi bushi hao hen nihao ninhao xiexie xie zaijian jian zai jiao xing mingzi ming zi shenme
shen shei na4 zhe zhege nage nar zher xihuan xi huan bu buyao yao xiang chi he1 hecha chifan fan cha kafei shui niunai
zhongguo zhong guo baxi meiguo yingguo ren guoren ge liang ji jige yi er san wu liu qi ba jiu shi2 bai qian kuai duoshao
haochi haohe haokan haoma dui budui duibuqi meiguanxi guanxi bukeqi keqi meiyou youmeiyou mei hui buhui neng keyi qing
qingwen zhidao buzhidao dongle budong tingbudong tingdong jintian mingtian zuotian xianzai dian laoshi xuesheng xuexi
xue hanyu zhongwen yingwen putaoyu shuo jia jiaren gege jiejie didi meimei baba gongzuo zuo kan dianying yinyue tian
tianqi leng re4 gaoxing renshi peng pengyou shangban huijia huoche feiji mai zhu zhuzai nali nal zheli zheng zhen zhende
bucuo hui lai qu zou le ma ne ba4 de5 ye dou hai haishi gen zenme zenmeyang weishenme
`);
