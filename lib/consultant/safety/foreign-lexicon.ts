import { lexicon } from "./lexicon";
import type { Language } from "./urgent-phrases";

/** Stems of what tells of danger in a language, over folded text without apostrophes. */
export interface SpokenDanger {
  /** Who tells, somebody near, and marks of time. */
  who: RegExp;
  sign: RegExp;
  took: RegExp;
  wrong: RegExp;
  young: RegExp;
  access: RegExp;
  harm: RegExp;
  /** How readers ask. */
  reads: RegExp;
}

export const spokenDanger: Partial<Record<Language, SpokenDanger>> = {
  es: {
    who: lexicon(
      `media, solo, me, mi, mis, yo, tengo, estoy, siento, se, le, su, esta, mi hij*, hij*, espos*, marid*, mujer, novi*, mama, papa, madre, padre, herman*, amig*, abuel*, bebe, nin*, pareja, tiene, perro, gat*, desde, despues, ahora, hoy, ayer, ayuda, urgente, auxilio, no puedo, no consigo, hace, llevo, no para`,
    ),
    sign: lexicon(
      `espuma, ties*, rigido, no puedo, no puede, no consigo, no deja de, no para de, no siente, no siento, sin poder, peor, empeor*, mal, cara, brazo*, pierna*, mano*, ojo*, cabeza, barriga, vientre, estomago, piel, boca, cuello, pie, pies, dedo*, espalda, orina, heces, caca, testicul*, labio*, mareado, mareada, nuca, rinon*, higado, musculo*, reten*, tembl*, tiembl*, sudand*, sudor, rara, raro, boca torcida, torcida, se cayo, caida, apag*, aturd*, mueve, rojo … extiend*/caliente, roncha, picor … todo, escalofri*, rigid*, no come, manchas, ronqu*, perdio, perdido, perdiendo, ardor … pecho, desangr*, espasm*, dolor*, duele*, no siente, siento … mano/brazo/pierna, respir*, ahog*, asfixi*, aire, pecho, corazon, palpit*, desmay*, conocimiento, inconscient*, despiert*, reaccion*, convuls*, temblando, paraliz*, adormec*, dormid* … brazo/lado/cara/pierna, cara … torcid*/caid*/hinch*, hinch*, inflam*, garganta, lengua, labios, urticaria, ronchas, habones, anafil*, alerg*, sangr*, sangre, vomit*, orin*, diarrea, fiebre, amarill*, negr*, morad*, azul*, palid*, vista, ver, veo, vision, cieg*, borroso, dolor … fuerte/insoportable/horrible/intenso/barriga/espalda/pecho/estomago, duele … mucho/muchisimo/pecho/brazo/insoportable, confus*, desorient*, habla*, azucar, glucosa, glucemia, hipogluc*, ereccion, infart*, ictus, derrame, ambulancia, emergencia, urgencias, muriendo, muero, morir*, pus, ampollas, infect*, embarazad* … sangr*/dolor/contracc*, contracciones, pinch*, jeringa*, sobredosis, intoxic*, envenen*, colapso, desplom*, mare* … mucho/caer/pie, ahogando, sudor frio, debil*, grave, socorro`,
    ),
    took: lexicon(
      `inyect*, tome, tomo, tomado, tomamos, tragu*, trago, tragado, bebi, bebio, comi, comio, puse, puso, use, uso, usado, administr*, pinche, di, dio, dado, puesto, pinchado, ingeri*, meti`,
    ),
    wrong: lexicon(
      `de mas, demasiad*, doble, triple, veces, entero, entera, enteros, todo, toda, todos, todas, equivoc*, error, accident*, lugar de, vez de, sin querer, otra vez, frasco*, vial completo, mucho mas, mucha, mucho, sobredosis, queria, unidades … mg, mg … mcg, dos plumas/dosis/inyecciones, ayuda`,
    ),
    young: lexicon(`hij*, nin*, bebe, perro, perra, gat*, niet*, sobrin*`),
    access: lexicon(
      `trag*, beb*, comi*, mordi*, inyect*, chup*, pinch*, encontro, agarro, abrio, tomo, ingiri*, jug*, lami*`,
    ),
    harm: lexicon(
      `no quiero estar aqui, no quiero estar, dejar este mundo, hart* de vivir, hart* de todo, hoy lo hago, esta noche lo hago, hart* de la vida, quiero irme para siempre, no despertarme, no volver a despertar, quiero dormir, aguanto mas esta vida, no soporto … vida/vivir, sentido/razon/motivo/ganas/fuerza*/razones/motivos … vivir/vida/seguir/existir, seguir viviendo, dejar de existir/vivir/sufrir, me quiero matar, hacer* dano, nadie me echaria, desaparecer para siempre, dormir … siempre, morirme, adios a todos, suicid*, matarme, me mato, me quiero morir, quiero/quisiera … morir*/desaparecer/matar*, no quiero/quiere … vivir/seguir/despertar, ganas de vivir/morir, quitarme la vida, quitarse la vida, acabar/terminar con todo/mi/esto, hacerme dano, cortarme, no vale la pena vivir, mejor sin mi, mejor muert*, sin mi … mejor, no aguanto mas, no puedo mas, despedirme, no despertar, sentido … vivir/vida, estar muert*, cansad* de vivir`,
    ),
    reads: lexicon(
      `que dosis, cuanto, cuanta, como funciona, como actua, hay, existe, comprar, dosis recomendada, quiero saber, informacion, necesito saber, protocolo, aprend*, estudio*, ensayo*, causa, provoca, produce, efectos, riesgo*, aprobad*, que es, para que, sirve, funciona, ratas, ratones, investig*, evidencia, mecanismo, diferencia, se usa, trata, tratamiento, pacientes, indicad*, previene, segun, cual*, comun`,
    ),
  },
  fr: {
    who: lexicon(
      `tres, plus, tout, je, j, me, m, mon, ma, mes, moi, il, elle, on, nous, son, sa, fils, fille, mari, femme, copain, copine, mere, pere, soeur, frere, ami, amie, bebe, enfant, chien, chat, depuis, apres, maintenant, ce matin, ce soir, hier, aide, aidez, urgent, secours, suis, n arrive`,
    ),
    sign: lexicon(
      `sexe, penis, verge, reste dur, molle, mou, n arrive plus, n arrive pas, arrive plus, arrive pas, ne peut plus, ne peux plus, ne veut plus, de pire en pire, empire, tres mal, ne sent plus, ne sens plus, visage, bras, jambe*, main*, oeil, yeux, tete, ventre, estomac, peau, bouche, cou, pied*, doigt*, dos, urine*, selles, testicul*, nuque, rein*, foie, muscle*, mollet*, reten*, garder, trembl*, tourne, sueur*, bouge, raide, rouge … etend*/chaud*, boutons partout, taches, perdu/perd … conscience/connaissance/vue/sens, bras … engourdi/lourd/mort, grelott*, frisson*, spasm*, mal … partout, deforme*, bizarre, ecroul*, tombe*, tombee, reagit, mal au coeur, saigne, hoquet, serre*, douleur*, respir*, souffle, etouff*, air, poitrine, thorax, coeur, palpit*, evanoui*, conscience, inconscient*, reveill*, repond*, reagi*, convuls*, paralys*, engourdi*, bouche … travers/tord*, visage … gonfl*/tomb*/paralys*/affaiss*, gonfl*, enfl*, gorge, langue, levres, urticaire, plaques, allergi*, anaphyl*, sang, saign*, vomi*, urin*, pipi, fievre, jaun*, noir*, bleu*, violet*, pale, vue, voir, vois, vision, aveugle, flou*, mal … ventre/tete/poitrine/insupportable/atroce/terrible/horrible/dos, douleur* … atroce/insupportable/forte/poitrine/ventre/violente/horrible/terrible/intense, confus*, delir*, parle*, parler, sucre, glycemie, hypo*, erection, infarctus, avc, ambulance, samu, 15, urgence*, mourir, meurs, meurt, pus, cloques, infect*, pele, enceinte … saign*/contractions/bouge, contractions, pique avec, seringue, surdose, overdose, intoxiqu*, empoisonn*, effondr*, malaise, tombe dans, sueurs froides, chaud et rouge, grave, au secours`,
    ),
    took: lexicon(
      `injecte*, pris, prise, avale*, bu, mange*, pique*, donne*, utilise*, mis, fait, administre*, me suis, s est`,
    ),
    wrong: lexicon(
      `trop, double, triple, fois, entier, entiere, tout, toute, erreur, trompe*, accident*, au lieu, sans faire expres, mauvais*, deux, encore une, flacon, stylo entier, surdose, overdose, de trop, beaucoup plus, unites … mg, aide, melange*, confondu*`,
    ),
    young: lexicon(
      `fils, fille, enfant, bebe, chien, chienne, chat, chatte, neveu, niece, petit*, gamin*`,
    ),
    access: lexicon(
      `avale*, bu, mange*, mord*, mache*, inject*, pique*, trouve*, ouvert, leche*, joue*, pris, suce*, croque*, ingere*`,
    ),
    harm: lexicon(
      `aucune raison, raison de rester, s arrete pour toujours, ca s arrete, cette nuit je le fais, marre de tout, partir pour toujours, supporte plus … vie/vivre, tout arreter, dormir pour toujours, sens/raison/envie/force/gout … vivre/vie/continuer/avancer, mieux sans, disparaitre, plus la peine de vivre, quitter ce monde, m endormir … jamais/toujours, adieu a tous, veux plus me reveiller, je veux en finir, veux que tout s arrete, suicid*, me tuer, me tue, veux/voudrais/envie … mourir/disparaitre/crever, me foutre en l air, en finir, mettre fin, plus envie de vivre, veux plus vivre, veut plus vivre, plus vivre, me faire du mal, se faire du mal, me couper, sans moi, ne plus me reveiller, plus la force, se tuer, veut mourir, raison de vivre, vaut pas la peine, marre de vivre, marre de la vie, n en peux plus, adieu, etre mort*`,
    ),
    reads: lexicon(
      `combien, y a t il, existe, acheter, quelle, savoir, information*, protocole, posologie, dose recommandee, apprendre, est il, est ce, etude*, essai*, cause, provoque*, entraine, effets, risque*, approuve*, qu est ce, sert, fonctionne, rats, souris, recherche*, preuve*, mecanisme, difference, utilise pour, traite, traitement, patients, indique*, previent, selon, quel*, frequent*, comment agit`,
    ),
  },
  de: {
    who: lexicon(
      `ist, und, seit, ich, mir, mich, mein*, er, sie, ihm, ihr, ihn, sein*, wir, uns, unser*, sohn, tochter, mann, frau, freund*, mutter, vater, mama, papa, bruder, schwester, baby, kind*, hund*, katze*, oma, opa, nachbar*, kumpel, seit, nach, jetzt, heute, gerade, plotzlich, hilfe, notfall, kann nicht, kriege, bekomme, hat, habe, hab`,
    ),
    sign: lexicon(
      `nichts mehr, kann nicht, kann kaum, konnen nicht, geht nicht weg, nicht mehr, wird schlimmer, immer schlimmer, schlecht, liegt auf, am boden, auf dem boden, wird immer, gesicht, arm, bein, hand, finger, auge*, kopf, bauch, magen, haut, mund, nacken, fuss, rucken, stuhl, kot, hoden, niere*, leber, muskel*, wade*, schwindel*, schwindlig, bein*, oberschenkel, lippe, zitter*, schwitz*, behalten, drin, weggetreten, gesturzt, bewegt sich nicht, starr*, streifen, steif, kribbel*, gefuhl … arm/bein/hand, arm/bein/gesicht … taub/lahm/kalt/blau/weiss, lippen, atmet, keuch*, hechel*, schuttelfrost, rot* … heiss/streifen/ausbreit*, apathisch, benommen, schlafrig, durcheinander, orientier*, schmerz*, erbrochen, dunkl* … urin, tot, lungen*, leblos, grau, atm*, atem*, luft, luftnot, erstick*, rochel*, brust*, herz, herzras*, puls, ohnmacht*, bewusstlos*, bewußtlos*, bewusstsein, zusammengebrochen, umgekippt, umgefallen, umkippe, kollabier*, wach, wacht, aufwach*, aufwecken, reagier*, ansprechbar, krampf*, anfall, zittr*, taub*, gelahmt, lahm*, hangt, lallt, lallen, schwell*, geschwoll*, schwillt, angeschwoll*, hals, zunge, lippe*, gesicht … dick/schwell*/geschwoll*/hangt, quaddel*, nesselsucht, ausschlag … uberall/ganz*/atem*, allergi*, anaphyla*, blut*, erbrech*, erbricht, brech*, kotz*, ubergeb*, urin, pinkel*, fieber*, gelb*, schwarz*, blau*, blass, bleich, sehe, sehen, sieht, sehkraft, blind, verschwommen, doppelt sehen, schmerz* … stark/unertraglich*/schlimm*/bauch/brust/kopf/hoden/rucken/heftig/furchtbar/extrem*, starke*/unertragliche*/heftige*/schlimme*/furchtbare* … schmerz*/kopfschmerz*/bauchschmerz*, bauchschmerz*, kopfschmerz* … schlimm*/stark*, tut … weh … sehr/so/schlimm, verwirr*, sprechen, sprache, spricht, zucker, blutzucker, unterzucker*, erektion, herzinfarkt, schlaganfall, krankenwagen, notarzt, notruf, notaufnahme, 112, sterbe*, stirbt, eiter*, blase*, infiz*, entzund*, schwanger* … blut*/wehen/krampf*, wehen, nadel*, spritze … benutzt/gebraucht/fremde, uberdos*, vergift*, schwindlig … sehr/umkippe/stehen, kalter schweiss, lebensgefahr, schlapp und`,
    ),
    took: lexicon(
      `gespritzt, spritzte, genommen, injiziert, geschluckt, verschluckt, getrunken, gegessen, gegeben, verabreicht, gesetzt, aufgezogen, eingenommen, nahm, benutzt, erwischt, gefressen, verwechselt, gestochen`,
    ),
    wrong: lexicon(
      `zu viel*, zuviel*, zu hoch*, viel zu, doppelt*, dreifach*, zehnfach*, #fach*, mal so, ganze*, komplette*, alle, alles, versehentlich, aus versehen, versehen, irrtum*, falsch*, statt, anstatt, verwechselt, zweimal, nochmal, schon wieder, uberdos*, verrechnet, zwei pens/spritzen/dosen, einheiten … mg, fehler, hilfe`,
    ),
    young: lexicon(
      `sohn, tochter, kind, kinder, baby, hund*, katze*, kater, enkel*, neffe, nichte, kleine*, jahrige*`,
    ),
    access: lexicon(
      `geschluckt, verschluckt, getrunken, gegessen, gefressen, zerbissen, zerkaut, gestochen, gespritzt, gefunden, geoffnet, abgeleckt, gespielt, genommen, gekaut, erwischt`,
    ),
    harm: lexicon(
      `alles hinter mir lassen, fur immer weg, heute tue ich es, satt zu leben, leben nehmen, will nicht mehr, halte … leben/nicht mehr aus, leben nicht mehr aus, das leben satt, mag nicht mehr leben, fur immer schlafen, sinn/grund/lust/kraft/ausweg … leben/weiterleben/weiterzumachen/weiter/mehr, keinen ausweg, nicht mehr aufwachen, nicht mehr da, nicht mehr hier, weg sein, besser dran, fur immer … schlafen/einschlafen, mir was antun, mir etwas antun, sich etwas antun, sich umbringt, will tot, abschied nehmen, selbstmord*, suizid*, umbringen, umzubringen, bringe mich um, sterben … will/mochte, will/mochte … sterben/tot, nicht mehr leben/weiter/aufwachen/weiterleben, nicht mehr da sein, das leben nehmen, mein* leben … ende/beenden/sinn, schluss machen, ritze*, selbst verletz*, ohne mich, keinen sinn, lebensmude, ende setzen, tot sein, tot ware, kann nicht mehr, alles beenden, es beenden, abschiedsbrief`,
    ),
    reads: lexicon(
      `wie viel, wieviel, wie oft, gibt es, kaufen, bestellen, welcher, welches, informationen, wissen, dosierung, empfohlen*, protokoll, lernen, kann man, darf man, soll ich, studie*, versuch*, verursach*, nebenwirkung*, risik*, zugelassen, was ist, wofur, wirkt, wirkung, ratten, mause*, forschung*, belege, unterschied*, angewendet, behandel*, behandlung, patienten, laut, welche*, haufig*, zulassung, hilft bei, fuhrt, auslosen, machen … abhangig`,
    ),
  },
  pt: {
    who: lexicon(
      `minha, to, ta, faz, sem parar, eu, me, meu, minha, meus, nos, ele, ela, estou, to, tou, tenho, sinto, filh*, marido, esposa, mulher, namorad*, mae, pai, irma*, amig*, avo, bebe, crianca, cachorr*, cao, gato, desde, depois, agora, hoje, ontem, ajuda, socorro, urgente, esta, ficou, nao consigo, nao consegue, nao para, apos`,
    ),
    sign: lexicon(
      `nao consigo, nao consegue, nao para, nao mexe, nao fala, piorando, cada vez pior, muito mal, rosto, cara, braco*, perna*, mao, maos, olho*, cabeca, barriga, estomago, pele, boca, pescoco, pe, pes, dedo*, costas, urina, fezes, coco, testicul*, nuca, rim, rins, figado, musculo*, segurar, tremend*, tremor*, trem*, suand*, suor, estranh*, torta, torto, caiu, mexe, rigid*, vermelh* … espalh*/quente, manchas, calafrio*, espasm*, apag*, perdeu, perdendo, perdi … visao/forca, braco … dormente/fraco/pesado, tont* … muito/cair/pe, parou de, mole, dor, dores, doi, doendo, apert*, fechando, respir*, ar, sufoc*, asfix*, afog*, peito, coracao, palpit*, desmai*, consciencia, inconscient*, acord*, respond*, reage, convuls*, tremendo, paralis*, dorment*, formig*, boca torta, rosto … inchad*/torto/caido, inch*, garganta, lingua, labio*, urticaria, alerg*, anafil*, sangr*, sangue, vomit*, xixi, urin*, febre, amarel*, pret*, negr*, rox*, azul*, palid*, vista, visao, enxerg*, ver, vejo, ceg*, embacad*, dor … forte/insuportavel/horrivel/peito/barriga/cabeca/costas/intensa, doi … muito/peito/demais, doendo … muito/peito/demais, confus*, desorient*, fala, falar, enrolad*, acucar, glicose, glicemia, hipoglic*, erecao, infart*, avc, derrame, ambulancia, samu, emergencia, urgencia, morrer, morrendo, pus, bolhas, infec*, gravida … sangr*/contrac*/dor, contracoes, agulha*, seringa, overdose, superdos*, intoxic*, envenen*, desab*, caiu, suor frio, passando mal, passou mal, grave`,
    ),
    took: lexicon(
      `injetei, injetou, injetado, injet*, tomei, tomou, tomado, engoli*, bebi, bebeu, comi, comeu, apliquei, aplicou, aplicad*, usei, usou, dei, deu, coloquei, furei, ingeri*, peguei`,
    ),
    wrong: lexicon(
      `demais, demasiad*, a mais, dobro, dobrad*, triplo, vezes, inteir*, todo, toda, tudo, errad*, erro, engano, enganei, sem querer, acident*, em vez, ao inves, duas, dois, de novo, muito mais, overdose, unidades … mg, frasco, ajuda, troquei, confundi`,
    ),
    young: lexicon(`filh*, bebe, crianca*, cachorr*, cao, gat*, net*, sobrinh*, menin*`),
    access: lexicon(
      `engoli*, beb*, com*, mord*, injet*, furou, achou, pegou, abriu, tomou, lambeu, mastig*, brinc*, ingeri*`,
    ),
    harm: lexicon(
      `sentiria … falta, falta de mim, nao quero estar aqui, tomar tudo, acabar de vez, hoje eu faco, farto de viver, cansado de tudo, cansada de tudo, e acabar, motivo/razao/sentido/vontade/forca*/motivos … viver/vida/continuar/seguir, nao acordar, acordar nunca, deixar de existir, desaparecer, dormir … sempre, me ferir, adeus a todos, parar de viver, nao quero mais viver, por um fim, suicid*, me matar, matar me, quero morrer, queria morrer, vontade de morrer/viver, nao quero … viver/acordar/existir, acabar/acabo com … vida/tudo/isto/isso, tirar … vida, me machucar, me cortar, me mato, sem mim, melhor morto, melhor morta, nao aguento mais, desistir da vida, desistir de viver, cansad* de viver, quer morrer, nao vale a pena viver, sumir, razao … viver, se matar, despedida`,
    ),
    reads: lexicon(
      `quanto, quanta, ha, existe, comprar, dose recomendada, quero saber, informac*, protocolo, aprend*, posso, estudo*, ensaio*, causa, provoca, efeitos, risco*, aprovad*, o que e, serve, funciona, ratos, camundongos, pesquisa*, evidencia*, mecanismo, diferenca, usad* para, trata, tratamento, pacientes, indicad*, previne, segundo, qual, quais, comum`,
    ),
  },
  it: {
    who: lexicon(
      `io, mi, mio, mia, miei, ho, sono, sto, lui, lei, si, gli, figli*, marito, moglie, fidanzat*, ragazz*, mamma, papa, madre, padre, fratello, sorella, amic*, nonn*, bambin*, neonato, cane, gatt*, da, dopo, adesso, ora, oggi, ieri, stamattina, aiuto, aiutatemi, urgente, subito, non riesco, non riesce, ha, e`,
    ),
    sign: lexicon(
      `non sento, lato, schiuma, pene, non riesco, non riesce, non si, non smette, non smetto, sempre peggio, peggior*, molto male, si stacca, faccia, viso, braccio, gamba, mano, mani, occhi*, testa, pancia, stomaco, pelle, bocca, collo, piede, dita, schiena, urina, feci, testicol*, nuca, reni, fegato, muscol*, polpaccio, tratten*, trem*, sud*, strano, strana, storto, storta, cadut*, muove, rigid*, ross* … allarg*/cald*/estend*, macchie, brividi, spasm*, perso/perdo/perde/perdendo … sensi/vista/sangue/forza, braccio … addormentato/debole/pesante, gira … testa, dolor*, male … petto/pancia/testa/tanto/cane, fa male, string*, chiud*, chiude, bolle, cola, assente, respir*, fiato, aria, soffoc*, petto, torace, cuore, palpit*, battito, tachicardia, svenut*, svien*, sven*, coscienza, conoscenza, privo di sensi, incoscient*, svegli*, rispond*, reagisc*, convuls*, tremando, paralizz*, paralisi, intorpidit*, formicol*, bocca storta, gonfi*, gola, lingua, labbr*, viso … gonfio/storto, orticaria, allergi*, anafil*, sangue, sanguin*, vomit*, urin*, pipi, febbre, giall*, ner* … feci/pelle/gamba/braccio, feci nere, viola, blu, pallid*, vista, vedo, vedere, vede, cieco, cieca, offuscat*, dolore … forte/fortissimo/insopportabile/petto/pancia/schiena/terribile/atroce, mal di testa … peggiore/fortissimo/terribile, fa … malissimo, confus*, delir*, parlare, parla, zucchero, glicemia, glucosio, ipoglic*, erezione, infarto, ictus, ambulanza, 118, 112, emergenza, pronto soccorso, morendo, morire, muore, pus, vesciche, infett*, infez*, incinta … sangu*/contrazioni/perdite, contrazioni, punt* con, ago, siringa, overdose, sovradosaggio, avvelen*, intossic*, crollat*, caduto, sudore freddo, sudori freddi, sto malissimo, sta malissimo, grave`,
    ),
    took: lexicon(
      `iniettat*, preso, presa, prese, presi, inghiott*, ingoiat*, ingerit*, bevuto, mangiato, usato, dato, fatto, messo, somministrat*, assunto`,
    ),
    wrong: lexicon(
      `troppo, troppa, troppi, troppe, doppi*, tripl*, volte, inter*, tutto, tutta, tutte, tutti, sbagliat*, sbaglio, errore, per sbaglio, incidente, invece, al posto, due, di nuovo, ancora, in piu, di piu, overdose, sovradosaggio, unita … mg, aiuto, confuso, scambiat*`,
    ),
    young: lexicon(`figli*, bambin*, neonat*, cane, cagnolin*, gatt*, nipot*`),
    access: lexicon(
      `inghiott*, ingoiat*, bevuto, mangiato, morso, masticat*, iniettat*, punt*, trovato, aperto, preso, leccat*, giocat*, ingerit*`,
    ),
    harm: lexicon(
      `vita … senso, senso la vita, nessuno … mancherei, esserci piu, piu esserci, voglio farla, stanotte lo faccio, stufo di vivere, stufa di vivere, andarmene per sempre, senso/motivo/ragione/voglia/forza … vivere/vita/avanti/continuare, non svegliarmi, sparire … sempre, dormire … sempre, smettere di vivere, farmi fuori, starebbero meglio senza, finire tutto, non voglio piu vivere, addio a tutti, suicid*, uccidermi, ammazzarmi, voglio … morire/sparire, vorrei … morire/sparire/morto/morta, non voglio … vivere/svegliarmi, farla finita, farmi del male, togliermi la vita, togliersi la vita, tagliarmi, senza di me, non ce la faccio piu, stanco di vivere, stanca di vivere, porre fine, vuole morire, uccidersi, ammazzarsi, meglio morto, meglio morta, non vale la pena vivere, senso … vivere, addio, mi ammazzo, mi uccido`,
    ),
    reads: lexicon(
      `quanto, quanta, esiste, ci sono, comprare, dose consigliata, vorrei sapere, informazioni, protocollo, posso, devo, studi*, causa, provoca, effetti, rischi*, approvat*, cos e, che cos, serve, funziona, ratti, topi, ricerca, ricerche, prove, meccanismo, differenza, usato per, usata per, cura, tratta*, pazienti, indicat*, previene, secondo, quali, quale, comune`,
    ),
  },
  ru: {
    who: lexicon(
      `что делать, передоз*, у него, у нее, после, внезапно, резко, я, мне, меня, мои, моя, моего, моеи, мое, у меня, мы, нас, он, она, его, ее, еи, ему, сын*, доч*, муж*, жен*, мам*, пап*, отец, брат*, сестр*, друг*, подруг*, бабушк*, дедушк*, ребен*, малыш*, собак*, кот, кошк*, сосед*, после, сеичас, сегодня, вчера, вдруг, уже, помогите, помощь, спасите, срочно, не могу, не может, с утра`,
    ),
    sign: lexicon(
      `чужои, иглои, укололась, пена, не могу, не может, не двигает*, не говорит, не встает, хуже, вдох*, выдох*, задохн*, не отвеча*, не откры*, лицо, лица, рука, руки, руку, нога, ногу, ноги, глаз*, голов*, живот*, кож*, рот, ше*, палец, пальц*, спин*, стул, кал, яичк*, почк*, печен*, мышц*, икр*, видеть, тряс*, трясет, потеет, потею, удержать, странн*, перекош*, двигается, шевел*, красн* … горяч*/полос*/располз*, пятна, дрожь, дрож*, спазм*, рук* … онем*/отня*/слаб*, ног* … онем*/отня*/посин*, кружится … сильно/падаю, хрип*, скрутил*, боль, боли, болит, белыи, бледныи, пена, тошнит, вырвал*, судорог*, синяя, синие, отнял*, ватн*, дыш*, дыха*, воздух*, задых*, удуш*, груд*, сердц*, пульс*, сознани*, обморок*, отключ*, упал*, потерял*, просыпа*, будит*, разбудить, реагир*, отвечает, судорог*, судорож*, трясет*, трясу*, парализ*, онемел*, онемен*, немеет, перекосил*, отек*, опух*, отекл*, распух*, горл*, язык*, губ*, лицо … отек*/опух*/перекос*, крапивниц*, волдыр*, аллерги*, анафил*, кров*, рвот*, рвет, тошнит … перестан*/сутки/часов/сильно, блю*, моч*, температур*, лихорад*, озноб, желт*, черн*, посинел*, сине*, синю*, бледн*, зрени*, вижу, видит, ослеп*, расплыва*, бол* … сильн*/ужасн*/невыносим*/живот*/груд*/голов*/спин*/дик*/адск*, сильн*/ужасн*/невыносим*/дик*/адск* … бол*, путает*, бред*, говорит*, речь, сахар*, глюкоз*, гипогликем*, эрекци*, инфаркт*, инсульт*, скор*, умира*, умру, гно*, нагноен*, воспал*, беременн* … кров*/схватки/боли, схватк*, игл*, шприц* … чуж*/использ*/общ*, передоз*, отрав*, слабост* … рук*/ног*/сильн*, холодныи пот, плохо, шок`,
    ),
    took: lexicon(
      `вколол*, уколол*, принял*, выпил*, проглотил*, ввел*, ввёл*, сделал*, съел*, дал*, поставил*, колол*, взял*, вкололи, укололи, перепутал*, использовал*`,
    ),
    wrong: lexicon(
      `слишком, много, больше, двоин*, двоиную, дважды, вдвое, тройн*, раз, весь, всю, все, целыи, целую, цел*, ошибк*, ошибся, ошиблась, случаино, вместо, не то, не ту, перепутал*, передоз*, лишн*, еще одну, два/две/три/пять/десять … укола/таблет*/дозы/ампул*/флакон*, ампул*, флакон*, помогите, по ошибке, кратн*`,
    ),
    young: lexicon(
      `сын*, доч*, ребен*, малыш*, собак*, пес, кот, кошк*, внук*, внучк*, племянни*, годовал*, летнии`,
    ),
    access: lexicon(
      `наел*, попил*, глотн*, проглотил*, выпил*, съел*, укусил*, разгрыз*, укол*, нашел, нашла, открыл*, лизал*, играл*, взял*, погрыз*`,
    ),
    harm: lexicon(
      `лучше бы меня, меня не было, никому не нужен, никому не нужна, сегодня я это сделаю, хочу просто исчезнуть, хочется исчезнуть, не быть, надоело жить, уити навсегда, напиться таблеток, смысла, хочу исчезнуть, не хочу больше, невыносимо жить, хочу уснуть, сил/смысл*/желани*/причин*/зачем … жить/жизни/дальше, исчезнуть, заснуть … навсегда, уснуть … не проснуться, умереть, сдохнуть, прощаюсь, всем будет лучше, себя убить, жить … незачем/надоело/не хочется, суицид*, самоуби*, убить себя, убью себя, покончить, хочу умереть, хочет умереть, хочется умереть, не хочу жить, не хочет жить, жить не хо*, незачем жить, нет смысла жить, без меня, не вижу смысла, свести счеты, порезать себя, режу себя, больше не могу, не проснуться, уити из жизни, повесить*, устал* жить, смысла жить, прощаите, наложить на себя`,
    ),
    reads: lexicon(
      `сколько, есть ли, существу*, купить, заказать, рекоменд*, хочу узнать, информац*, протокол, можно ли, нужно ли, расскаж*, сравн*, исследован*, испытан*, вызывает, побочн*, риск*, одобрен*, что такое, для чего, работает, деиствует, крыс*, мыш*, доказательств*, механизм*, разниц*, применя*, лечит, лечен*, пациент*, показан*, отличается, какие, какои, может ли, част*`,
    ),
  },
  nl: {
    who: lexicon(
      `ik, mij, me, mijn, m n, hij, zij, ze, hem, haar, wij, we, ons, zoon, dochter, man, vrouw, vriend*, moeder, vader, mama, papa, broer, zus, opa, oma, baby, kind, hond, kat, buurman, sinds, na, nu, vandaag, net, gisteren, plots*, help, spoed, heb, heeft, kan niet, krijg`,
    ),
    sign: lexicon(
      `stijve, schuim, kan niet, kan nauwelijks, gaat niet weg, steeds erger, wordt erger, heel ziek, niet meer, gezicht, arm*, been, hand, ogen, oog, hoofd, buik, maag, huid, mond, nek, voet, vingers, rug, ontlasting, poep, zaadbal*, nier*, lever, spier*, kuit*, trilt, tril*, zweet*, binnenhouden, binnen houden, raar, scheve, gevallen, viel, beweegt, stijf, rood … warm/streep/uitbreid*, rode streep, vlekken, rillingen, koortsig, kramp*, arm … verlamd/slap/zwaar, slap, duizelig … erg/heel/staan, pijn, versuft, suf, gif, ademhaling, wegrakingen, weggevallen, prikongeluk, draait, kwijl*, adem*, ademt, lucht, benauwd*, stik*, borst*, hart*, hartslag, flauw*, bewusteloos, bewustzijn, wakker, reageert, reageren, stuip*, toeval, trillen, trilt, verlamd, verlamming, gevoelloos, scheef, hangt, zwel*, gezwollen, opgezwollen, opgezet, dik … keel/tong/lip*/gezicht, keel, tong, lip, lippen, galbulten, allergi*, anafyl*, bloed*, overge*, braak*, braken, kots*, spuug*, plas*, urine, koorts, geel, gele, zwart*, blauw*, bleek, zie, zien, zicht, blind, wazig, pijn … hevig*/ondraaglijk*/erg*/borst/buik/hoofd/vreselijk*, hevige*/ondraaglijke*/vreselijke*/enorme*/erge/ergste … pijn/hoofdpijn/buikpijn, verward, praat, praten, spreken, onverstaanbaar, suiker, bloedsuiker, glucose, hypo, erectie, hartaanval, beroerte, ambulance, 112, spoed*, noodgeval, sterf*, sterven, doodga*, dood, pus, etter, blaren, ontstoken, infectie, zwanger … bloed*/weeen/pijn, weeen, naald*, spuit … gebruikt*, overdosis, vergif*, ingestort, in elkaar, koud zweet, dubbel zien`,
    ),
    took: lexicon(
      `gespoten, genomen, ingenomen, geslikt, ingeslikt, gedronken, gegeten, opgegeten, gegeven, geinjecteerd, ingespoten, gezet, gebruikt, nam, spoot, slikte, gedaan, toegediend`,
    ),
    wrong: lexicon(
      `te veel, teveel, te hoge, dubbel*, driedubbel*, keer, hele, heel, volledige, alle, alles, per ongeluk, ongeluk, verkeerd*, vergist, vergissing, in plaats, twee, nog een, overdosis, fout, eenheden … mg, help, verwisseld`,
    ),
    young: lexicon(
      `zoon, zoontje, dochter, dochtertje, kind, kindje, baby, peuter, kleuter, hond, hondje, kat, poes, kleinkind, neefje, nichtje, kleinzoon, jarige`,
    ),
    access: lexicon(
      `kapotgebeten, gebeten, doorgebeten, opgedronken, geslikt, ingeslikt, doorgeslikt, gedronken, gegeten, opgegeten, gebeten, gekauwd, geprikt, gespoten, gevonden, geopend, gelikt, gespeeld, genomen`,
    ),
    harm: lexicon(
      `er niet meer zijn, vannacht doe ik het, voor altijd weg, voor altijd slapen, hou het niet meer vol, leven niet meer, zin/reden/kracht/nut … leven/verder/meer, leven niet meer, niet meer wakker, niet meer zijn, niet meer bestaan, voor altijd slapen, er niet meer, mezelf iets, uit het leven, leven beu, moe van het leven, wil niet meer, zelfmoord*, suicid*, zelf doden, mezelf … doden/maken/kant/iets aandoen/snijden, wil/wou/wilde … dood/sterven/doodgaan, niet meer … leven/wakker/verder, niet meer te leven, einde … leven, een einde maken, zonder mij, geen zin meer … leven, van kant, niet meer wil leven, zelfdoding, beter dood, er een eind, eind aan maken, kan niet meer, ik wil dood`,
    ),
    reads: lexicon(
      `hoeveel, zijn er, bestaat, kopen, bestellen, aanbevolen, informatie, weten, protocol, mag ik, kan ik, studie*, onderzoek*, veroorzaakt, bijwerking*, risico*, goedgekeurd, wat is, waarvoor, werkt, werking, ratten, muizen, bewijs, verschil*, gebruikt voor, behandel*, patienten, volgens, welke, vaak, geregistreerd`,
    ),
  },
  pl: {
    who: lexicon(
      `ja, mi, mnie, moj, moja, moje, mojego, mojej, mam, jestem, on, ona, jego, jej, mu, syn*, cork*, corecz*, maz, zona, meza, zony, mama, tata, matka, ojciec, brat, siostra, chlopak, dziewczyna, przyjaci*, kolega, babcia, dziadek, dzieck*, niemowl*, pies, kot, sasiad, po, od, teraz, dzis*, wczoraj, nagle, pomocy, ratunku, pilne, nie moge, nie moze, sie`,
    ),
    sign: lexicon(
      `nie moge, nie moze, nie przestaj*, coraz gorz*, zle sie, bardzo zle, nie rusza, nie czuj*, twarz*, reka, rece, noga, nogi, dlon*, oko, oczy, glow*, brzuch*, skor*, ust*, szyj*, stop*, palec, palce, plecy, stolec, kal, jadr*, nerk*, watrob*, miesni*, lydk*, drzy, drza, poci*, utrzymac, dziwn*, krzyw*, upad*, przewrocil*, rusza*, sztywn*, czerwon* … goraca/rozszerz*/smug*, plamy, dreszcz*, skurcz*, reka/reke/noga/noge … dretwie*/slaba/zimna, kreci … bardzo/upad*, boli, bol, rzyg*, charcz*, oddychac, wykrzywion*, stracil* … wzrok/przytomn*, omdlal*, oddych*, oddech*, tchu, powietrz*, dusz*, dlaw*, klatce, klatka, klatki, serc*, tetno, puls, zemdl*, mdlej*, omdl*, przytomn*, nieprzytomn*, obudz*, budzi, reaguj*, odpowiada, drgawk*, konwuls*, trzes*, paraliz*, sparaliz*, dretw*, zdretw*, opad*, wykrzyw*, spuch*, puchn*, opuch*, obrzek*, gardl*, jezyk, warg*, usta, pokrzywk*, bable, alergi*, uczul*, anafil*, krew, krwi, krwaw*, wymiot*, sika*, mocz*, goraczk*, zolt*, czarn*, sini*, siny, blad*, wzrok, widze, widzi, slep*, niewyrazn*, bol … silny/straszny/okropny/brzuch*/klatce/glow*/nie do, silny/straszny/okropny/potworny/ogromny … bol, boli … bardzo/strasznie/mocno/klatka/brzuch, splatan*, majacz*, mowi, mowic, belkocz*, cukier, cukru, glukoz*, hipoglik*, erekcj*, zawal*, udar*, karetk*, pogotowi*, 112, umier*, umre, ropa, ropie*, pecherz*, zakazen*, ciaz* … krwaw*/skurcz*/bol*, skurcze, igl*, strzykawk*, przedawk*, zatru*, upadl*, zaslab*, zapas*, zimny pot, slab* … nagle/rek*/nog*`,
    ),
    took: lexicon(
      `wstrzykn*, wzial*, wziel*, zazyl*, polkn*, wypil*, zjadl*, podal*, dal*, uzyl*, zrobil*, przyjal*, przyjel*, ukl*, nabral*`,
    ),
    wrong: lexicon(
      `za duzo, zbyt duzo, zbyt wiele, za wiele, podwojn*, potrojn*, razy, cal*, wszystk*, omylk*, pomylk*, pomylil*, przypadk*, przez przypadek, zamiast, zla, zle, zly, dwa, dwie, trzy, jeszcze raz, wiecej, przedawk*, blad, niechcacy, jednostek … mg, dwukrotn*, ampulk*, fiolk*, pomocy`,
    ),
    young: lexicon(
      `syn*, cork*, corecz*, dzieck*, niemowl*, pies, psa, kot, wnuk*, wnuczk*, maly, mala, latek, letni, letnia`,
    ),
    access: lexicon(
      `polkn*, wypil*, zjadl*, ugryz*, pogryz*, wstrzykn*, ukl*, znalaz*, otworzyl*, lizal*, bawil*, wzial*, wziel*`,
    ),
    harm: lexicon(
      `dzis to zrobie, odejsc na zawsze, mam wszystkiego dosc, nie byc, zasnac … nie, nie wytrzymam, mam dosc, nie chce juz, sens*/powod*/sil*/ochot*/chec* … zyc*/zycia/dalej, dalej zyc, zniknac, zasnac … zawsze/nie obudz*, skonczyc … zyciem, wszystkim bedzie lepiej, zegnajcie, nie chce mi sie zyc, zrobic sobie krzywde, zabic, samoboj*, zabic sie, sie zabic, zabije sie, sie zabije, chce umrzec, chcialbym umrzec, chcialabym umrzec, umrzec, nie chce … zyc, zyc … nie chce, odebrac sobie zycie, skonczyc ze soba, skonczyc z tym, beze mnie, tne sie, ciac sie, okalecz*, nie dam rady, nie mam po co zyc, sensu zyc*, sensu zycia, mam dosc zycia, pozegna*, nie ma sensu, nie obudzic`,
    ),
    reads: lexicon(
      `ile, kupic, zamowic, zalecan*, informacj*, protokol*, chce wiedziec, badani*, badan, powoduje, skutki, ryzyk*, zatwierdz*, co to, do czego, dziala, dzialan*, szczur*, myszy, dowod*, mechanizm*, roznic*, stosowan*, leczy, leczen*, pacjent*, wskazan*, jakie, jaki, czest*, wedlug`,
    ),
  },
};
