/**
 * What people build passwords on when letters, digits and a special character are asked for. Compiled for this
 * project from public knowledge of how passwords are chosen (words for the thing itself, keyboard walks, names,
 * seasons, teams, swearing at the form); no leaked list was copied.
 */
const WORDS = `
  password passwort passwd passcode pass mypass mypassword thepassword newpassword changeme change secret senha
  contrasena clave palavra motdepasse parola login logon signin access letmein openup opensesame welcome bemvindo
  bienvenido willkommen hello hallo hola guest user username usuario utilizador default demo test tester testing temp
  temporary sample example admin administrator adminadmin root superuser super sysadmin system server service support
  helpdesk office company empresa business manager master supervisor operator backup oracle mysql database cisco
  windows microsoft google gmail yahoo hotmail outlook facebook instagram twitter linkedin youtube netflix amazon
  apple iphone android samsung nokia internet computer laptop desktop keyboard website security private public
  qwerty qwertz azerty qwertyuiop qwert qwer asdf asdfg asdfgh asdfghjkl asdfjkl zxcv zxcvb zxcvbn zxcvbnm qazwsx
  qazwsxedc wsxedc zaqwsx zaqxsw qweasd qweasdzxc qweqwe asdasd zxczxc poiuyt lkjhgf mnbvcxz qaz wsx zaq qwe asd zxc
  abc abcd abcde abcdef abcdefg abcdefgh abcabc aabbcc aaa aaaa aa bbb xxx xxxx zzz abcxyz xyz iloveyou loveyou love
  lovely lover loveme teamo teamomucho amor amorcito meuamor tequiero mylove forever babygirl baby honey sweety
  sweetheart princess princesa prince queen king boss bigboss angel angels heaven jesus jesuschrist christ god godisgood
  blessed faith hope grace allah buddha dragon tiger lion monkey panda kitty kitten doggy puppy rabbit horse eagle
  falcon phoenix shark wolf bear butterfly dolphin unicorn snoopy garfield pokemon pikachu naruto sonic mario zelda
  batman superman spiderman ironman hulk thor avengers joker matrix starwars skywalker yoda vader gandalf hobbit
  harrypotter hogwarts minecraft fortnite roblox callofduty warcraft gamer gaming player winner champion legend hunter
  killer ninja samurai warrior soldier ranger pirate cowboy wizard merlin shadow ghost vampire zombie demon devil
  lucifer hell badboy badass asshole fuckyou fuckoff fuckthis fuck shit bitch whatever trustno whocares idontknow
  dontknow nopassword nothing something anything sunshine rainbow flower flowers rose daisy lily jasmine orchid cherry
  banana apples orange lemon mango strawberry chocolate cookie cookies coffee pizza pepper ginger sugar cheese
  summer winter spring autumn fall verao inverno primavera outono verano invierno otono january february march april
  may june july august september october november december janeiro fevereiro marco abril maio junho julho agosto
  setembro outubro novembro dezembro enero febrero marzo mayo junio julio septiembre octubre noviembre diciembre monday
  tuesday wednesday thursday friday saturday sunday segunda terca quarta quinta sexta sabado domingo lunes martes
  miercoles jueves viernes football soccer futebol futbol baseball basketball hockey golf tennis rugby cricket boxing
  barcelona realmadrid madrid liverpool arsenal chelsea manchester juventus milan inter bayern benfica sporting porto
  flamengo corinthians palmeiras santos saopaulo vasco gremio bocajuniors riverplate yankees lakers cowboys steelers
  packers eagles patriots dallas chicago boston newyork london paris berlin roma lisboa lisbon rio riodejaneiro brasil
  brazil portugal espana spain mexico argentina colombia chile peru america american usa england france germany canada
  australia india china japan tokyo travel traveler traveller viagem viagens viaje viajes vacation holiday holidays
  ferias vacaciones flight flights voo vuelo airport hotel booking agency agencia agente tourism turismo trip trips tour
  family familia mother father mommy daddy mama papa mae pai madre padre sister brother friend friends bestfriend amigo
  amigos children happy happiness lucky smile peace freedom liberty money dinero dinheiro rich million dollar bitcoin
  diamond golden silver platinum crystal pearl black white purple yellow green blue red pink music guitar metallica
  nirvana beatles elvis eminem rockstar rocknroll dance party freestyle mustang ferrari porsche lamborghini mercedes
  corvette camaro chevy toyota honda yamaha suzuki harley ducati bmw audi tesla michael jennifer jessica ashley amanda
  daniel david andrew joshua matthew anthony christopher robert thomas william joseph charles george jordan justin
  brandon tyler kevin ryan jason nicole samantha hannah michelle melissa stephanie elizabeth barbara maria mariana
  marina ana anna antonio jose joao pedro paulo lucas gabriel gabriela rafael rafaela bruno carlos fernando fernanda
  ricardo eduardo rodrigo marcelo diego alejandro alejandra francisco miguel manuel juan luis jorge sergio javier
  carmen isabel sofia valentina camila daniela andrea patricia claudia sandra laura julia juliana beatriz leticia
  amelia oliver olivia charlie maggie bailey buddy rocky lucky max bella molly cooper tigger pepper sadie toby shelby
  alexander alexandra alexis jonathan nicholas natalie victoria veronica vanessa rebecca rachel jasmine taylor morgan
  maverick viking titan apollo zeus hercules athena phantom stealth thunder lightning storm galaxy cosmos orion saturn
  mercury jupiter venus moon moonlight sunset sunrise ocean beach island paradise mountain river forest
`;

/** Lower case, letters only. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
