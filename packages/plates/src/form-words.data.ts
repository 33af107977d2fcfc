import type { FormName } from './forms.ts';

/**
 * Names of dishes and the form of each, in the singular or the plural. In a title the name that ends last counts, and
 * of two that end at the same word the longer one: "pizza soup" is a soup, "chicken pot pie" a pot pie.
 */
export const FORM_WORDS: Partial<Record<FormName, string>> = {
  // Eggs
  omelette: 'omelette,omelet,tortang talong,torta de huevo',
  scrambled: 'scrambled eggs,scramble,migas,huevos revueltos,zarangollo',
  frittata:
    'frittata,tortilla espanola,spanish tortilla,spanish omelette,kuku,egg bake,crustless quiche,hangover eggs',
  'omelette-roll': 'tamagoyaki,rolled omelet,rolled omelette,omelette roll,gyeran mari',
  'eggs-in-sauce':
    'shakshuka,shakshouka,menemen,eggs in purgatory,baked eggs,egg curry,meatballs with eggs,huevos ahogados,eggs in tomato sauce',
  'boiled-eggs':
    'deviled eggs,devilled eggs,boiled eggs,soleier,tea eggs,pickled eggs,stuffed eggs,oeufs mayonnaise',
  'fried-eggs': 'eggs,full breakfast,english breakfast,irish breakfast',
  'poached-eggs': 'poached eggs,eggs benedict,eggs florentine,cilbir,egg muffin sandwich',
  hash: 'hash,breakfast potatoes,breakfast skillet,country skillet,grostl,groestl,home fries,pyttipanna,bubble and squeak,huevos rotos',
  // From the griddle
  pancakes: 'pancakes,hotcakes,flapjacks,griddle cakes,pikelets,blini,poffertjes',
  waffle: 'waffles',
  crepes:
    'crepes,galette bretonne,palatschinken,swedish pancakes,danish pancakes,pannkakor,blintzes,thin pancakes,french pancakes',
  'french-toast': 'french toast,torrijas,pain perdu,eggy bread,arme ritter',
  patties:
    'patties,fritters,potato pancakes,latkes,rosti,roesti,crab cakes,fish cakes,salmon cakes,fishcakes,sardine cakes,cod cakes,veggie cakes,rissoles,frikadeller,syrniki,arepas,cutlets pozharskiye,pozharskiye cutlets,potato cakes,tuna cakes,corn cakes,vegetable cakes,quinoa cakes,zucchini cakes,pupusas,boxty',
  'savory-pancake':
    'okonomiyaki,scallion pancakes,kimchi pancake,savory pancake,chilla,socca,farinata,dosa,uttapam,pajeon,green onion pancake,seafood pancake,injera',
  'dutch-baby': 'dutch baby,german pancake,kropsua,toad in the hole,oven pancake,pannukakku,puff pancake',
  // Cakes
  bars: 'brownies,blondies,bars,squares,cereal treats,crispy treats,shortbread,short bread,fudge,baklava,gingerbread,sheet cake,tres leches cake,tray cake,slices,coffee cake,mazurek,cuca,marshmallow treats,snack cake',
  tiramisu: 'tiramisu,icebox cake,eclair cake',
  cheesecake: 'cheesecake,cheese cake',
  'layer-cake':
    'layer cake,victoria sponge,birthday cake,black forest cake,red velvet cake,gateau,sponge cake,torte,opera cake,wedding cake,sachertorte',
  cake: 'cake,tarta de santiago,panettone',
  loaf: 'loaf,bread,pound cake,loaf cake,sourdough,brioche,challah,damper,zopf,babka,stollen,baguette,ciabatta,bolo do caco,pane',
  'meat-loaf': 'meatloaf,meat loaf,nut loaf,lentil loaf,nut roast,terrine,liverpate,pate,leberkase',
  muffins: 'muffins,cupcakes,egg cups,baklava cups,fairy cakes,batter pudding',
  'mug-cake': 'mug cake,mug brownie,mug muffin,cake in a mug,mug,mug omelette,mug omelet',
  'steamed-pudding':
    'sticky toffee pudding,lava cake,lavacake,molten cake,molten chocolate cake,christmas pudding,plum pudding,steamed pudding,sponge pudding,figgy pudding,malva pudding,fondant,suet pudding,treacle pudding',
  // Cookies and small bakes
  cookies:
    'cookies,snickerdoodles,gingersnaps,biscotti,sand tarts,macarons,speculaas,butter biscuits,cinnamon biscuits,shortcrust pastry biscuits,butter based biscuit,ginger biscuits,amaretti,lebkuchen,anzac biscuits,crackers,oatcakes,koulourakia,limoncini,alfajores,pizzelle,florentines,grostoli',
  balls:
    'balls,truffles,brigadeiros,mochi,arancini,macaroons,pao de queijo,cheese puffs,gougeres,croquettes,falafel,pakoras,bhajis,hushpuppies,profiteroles,cream puffs,bolinhos,castagnole,quarkbaellchen,quarkballchen,donut holes,rocher,tuhu,laddu,gulab jamun,zeppole,buns steamed,bao,bao buns,steamed buns',
  madeleines: 'madeleines,financiers',
  scones: 'scones,biscuits,rock cakes,english muffins,crumpets,grands peres',
  'cinnamon-rolls': 'cinnamon rolls,cinnamon buns,sticky buns,pinwheel buns,sweet rolls,morning buns,snails',
  sticks:
    'sticks,fish fingers,breadsticks,grissini,churros,tenders,chicken fingers,chicken strips,goujons,spears,straws',
  bites: 'bites,nuggets,popcorn chicken,cauliflower wings,tater tots,poppers,karaage,popcorn shrimp',
  bark: 'bark,brittle,toffee,nougat,pralines',
  donuts: 'donuts,doughnuts,bagels homemade,beignets,berliner',
  pretzels: 'pretzels,brezeln',
  // Cups and glasses
  custard:
    'custard,creme brulee,pots de creme,pudding,crema catalana,posset,fool,syllabub,lemon curd cups,zabaglione,sabayon,souffle',
  'rice-pudding':
    'rice pudding,arroz con leche,kheer,sutlac,risalamande,milk rice,milchreis,sticky rice,tapioca pudding,semolina pudding,risengrod,risengroed,sago',
  flan: 'flan,panna cotta,creme caramel,blancmange,jelly,jello,bavarois,caramel custard,pudim',
  'ice-cream':
    'ice cream,gelato,sorbet,affogato,frozen yogurt,nice cream,sundae,granita,sherbet,semifreddo,banana split,kulfi',
  popsicles: 'popsicles,ice pops,paletas,ice lollies,freezer pops',
  parfait:
    'parfait,trifle,overnight oats,chia pudding,bircher muesli,black forest cups,verrine,eton mess,pavlova cups,yogurt cups,cranachan,dessert cups',
  mousse: 'mousse,whip,cream cups',
  smoothie: 'smoothie,milkshake,lassi,shake,frappe,slushie,batido',
  drink:
    'tea,coffee,latte,chai,hot chocolate,cocoa,lemonade,juice,cocktail,mojito,margarita,sangria,mulled wine,gluhwein,gluehwein,eggnog,mimosa,limoncello,kombucha,kvass,cider,punch,spritz,agua fresca,horchata,bloody mary,cold brew,toddy,kefir,mocktail,switchel',
  jar: 'jam,marmalade,chutney,pickles,pickled onions,pickled cucumbers,kimchi,sauerkraut,ketchup,mayonnaise,aioli,mustard,peanut butter,almond butter,nut butter,garam masala,seasoning,spice mix,spice rub,zaatar,starter,syrup,dulce de leche,caramel sauce,dressing,vinaigrette,apple butter,relish,giardiniera,preserves,lemon curd,stock,bone broth,mayo,ghee,vanilla extract,hot sauce,sriracha,curry paste,fermented vegetables',
  // Bread with something
  sandwich:
    'sandwich,blt,peanut butter and jelly,peanut butter and jelly sandwich,muffuletta,pan bagnat,francesinha,torta ahogada',
  toastie:
    'grilled cheese,grilled cheese sandwich,panini,croque monsieur,croque madame,melt,toastie,reuben,reuben sandwich,toasted sandwich,cubano,cuban sandwich,monte cristo',
  sub: 'sub,hoagie,hero,banh mi,cheesesteak,cheesesteak sandwich,po boy,lobster roll,hot dog,choripan,french dip,baguette sandwich,bratwurst rolls,sausage roll sandwich,chili dog,italian beef',
  toast:
    'toast,garlic bread,beans on toast,welsh rarebit,tartine,open sandwich,smorrebrod,open faced melt,pan con tomate,tomato on toast,rye bread with cream cheese and smoked salmon',
  bruschetta:
    'bruschetta,crostini,canapes,pintxos,rice cakes with peanut butter,rice cakes with avocado and tomato,rice cakes with cottage cheese,crackers',
  burger:
    'burgers,hamburger,cheeseburger,sliders,sloppy joes,pulled pork sandwich,chicken sandwich,breakfast sandwich,pulled pork buns',
  bagel: 'bagel,bagel sandwich',
  pita: 'falafel in pita,pitas,sabich,pita sandwich,oven falafel,arepa reina pepiada,falafel sandwich,falafel wrap',
  rolls: 'rolls,buns,knots,pull apart bread,pandesal',
  // Flat bread
  pizza:
    'pizza,flammkuchen,tarte flambee,pizza dough with tomato and mozzarella,lahmacun,pissaladiere,margherita,pide',
  flatbread:
    'flatbread,naan,naan bread,roti,chapati,paratha,pita bread,tortillas,lefse,lavash,manakish,torta frita,fry bread,bolani,gozleme',
  focaccia: 'focaccia,schiacciata,sheet pan bread',
  tacos: 'tacos,gringas',
  quesadilla: 'quesadilla,mulita',
  wrap: 'and lettuce wrap,wrap,burrito,chimichanga,gyros,doner,shawarma,kathi roll,kati roll,durum,taquitos,flautas,crunchwrap',
  tostadas: 'tostadas,huevos rancheros,chalupas,sopes,chilaquiles,mexican pizza',
  nachos: 'nachos,loaded chips',
  'lettuce-wraps': 'lettuce wraps,lettuce cups,larb,san choy bow',
  'spring-rolls':
    'summer rolls,spring rolls,egg rolls,lumpia,rice paper rolls,fresh rolls,eggrolls,cigars,sigara borek',
  turnovers:
    'empanadas,turnovers,samosas,spanakopita,pasties,hand pies,calzone,stromboli,hot pockets,borek,burek,piroshki,pirozhki,rissois,pinwheels,casio in pastelletto,croissants,crescent rolls,pierogies fried,fatayer,bourekas,danish,puff pastry pockets',
  // Pies and puddings
  pie: 'pie,cinque pi,tarte merengada',
  tart: 'galette,tart,tarte,crostata,tartlets,pavlova,pastel de nata',
  quiche: 'quiche,savory tart,onion tart,tomato tart,zwiebelkuchen,vegetable tart',
  'pot-pie':
    'pot pie,potpie,chicken pie,steak pie,meat pie,tourtiere,beef pie,steak and ale pie,pastilla,game pie,pork pie,steak and kidney pie,vegetable pie,mushroom pie,turkey pie,ham pie,leek pie',
  'mash-pie':
    'shepherds pie,cottage pie,fish pie,fishermans pie,hachis parmentier,pate chinois,cumberland pie,mashed potato casserole,colcannon bake,irish potato casserole',
  crumble:
    'crumble,cobbler,brown betty,buckle,slump,fruit bake,apple crisp,berry crisp,fruit crisp,peach crisp,pear crisp,cherry crisp,rhubarb crisp,plum crisp,blueberry crisp,strawberry crisp,cranberry crisp,pumpkin crisp',
  clafoutis: 'clafoutis,fruit batter pudding,flaugnarde,pancake bake',
  'pastry-roll':
    'sausage rolls,strudel,wellington,pigs in blankets,pigs in a blanket,en croute,coulibiac,roulade,swiss roll,yule log',
  // Pasta and noodles
  spaghetti:
    'spaghetti,linguine,bucatini,capellini,angel hair,cacio e pepe,aglio e olio,carbonara,bolognese,ragu,puttanesca,spaghetti and meatballs,spaghetti with meatballs,scampi,pasta,amatriciana,pasta al limone,cincinnati chili,quickbreakfastspaghetti',
  tagliatelle:
    'stroganov,tagliatelle,fettuccine,pappardelle,alfredo,stroganoff,egg noodles,buttered noodles,tetrazzini,schinkenfleckerl,mushroom stragonov',
  'short-pasta':
    'penne,rigatoni,fusilli,farfalle,macaroni,orecchiette,cavatelli,gnocchi,macaroni and cheese,mac and cheese,mac n cheese,penne all arrabbiata,arrabbiata,tomato pasta,tuna pasta,chicken pasta,sausage pasta,pasta alla norma,pasta norma,vodka pasta,pesto pasta,orzo,mostaccioli,ziti,rotini,kasespatzle,spatzle,spaetzle,hamburger helper,goulash american,american goulash,aelplermagronen,alplermagronen,tteokbokki,pasta primavera,pasta navy style,pasta with broccoli,conchiglie,one pot pasta,creamy pasta,feta pasta,shells and cheese,veggie pasta,vegetable pasta,shrimp pasta,salmon pasta,bacon pasta,spinach pasta,mushroom pasta,halusky,passatelli',
  dumplings:
    'dumplings,ravioli,pierogi,pelmeni,vareniki,tortellini,gyoza,potstickers,momo,wontons,dim sum,manti,maultaschen,shumai,knodel,khinkali,agnolotti,tortelloni,mandu,jiaozi,har gow,knishes,kreplach,ravioles',
  noodles:
    'noodles,lo mein,chow mein,pad thai,pad see ew,yakisoba,mie goreng,mi goreng,bami goreng,pancit,japchae,zoodles,chow fun,yaki udon,bun cha,soba,zhajiangmian,noodle bowl,bihun',
  ramen: 'ramen,pho,laksa,noodle soup,udon,bun bo hue,khao soi,tantanmen,instant noodles',
  // Rice and grains
  'rice-bowl':
    'bowl,poke,bibimbap,donburi,gyudon,oyakodon,katsudon,chirashi,egg roll in a bowl,eggroll in a bowl,loco moco',
  'fried-rice': 'fried rice,nasi goreng,cauliflower rice,chaufa',
  risotto: 'risotto,orzotto,farrotto',
  paella: 'paella,arroz negro,fideua',
  pilaf:
    'pilaf,pilau,biryani,biriyani,jollof,kabsa,mandi,jambalaya,rice and peas,rice and beans,chicken and rice,rice,plov,mujaddara,koshari,poha,upma,couscous,quinoa,bulgur,red beans and rice,hoppin john,maqluba,kedgeree,farro,buckwheat,gallo pinto,moros y cristianos,chicken with cranberry rice,nasi lemak,tahdig,arroz,millet',
  'grain-salad':
    'tabbouleh,tabouleh,tabouli,kisir,couscous salad,quinoa salad,grain salad,rice salad,bulgur salad,farro salad,lentil salad,barley salad',
  sushi: 'sushi,kimbap,gimbap,maki,sushi rolls,california roll,nigiri',
  onigiri: 'onigiri,rice balls,musubi',
  'curry-rice':
    'curry,butter chicken,korma,vindaloo,rogan josh,masala,massaman,paneer,aloo gobi,khoresh,rendang,chicken karahi,dopiaza,jalfrezi,bademjan,mole poblano,saag,ginataang kalabasa',
  // Soups and stews
  'cream-soup':
    'cream soup,bisque,chowder,veloute,tomato soup,tomato basil soup,squash soup,pumpkin soup,carrot soup,leek soup,potato soup,broccoli soup,broccoli cheddar soup,pea soup,cauliflower soup,lentil soup,asparagus soup,vichyssoise,gazpacho,salmorejo,celeriac soup,parsnip soup,zucchini soup,black bean soup,cheese soup,creamy soup,autumn soup,silky soup,smooth soup,velvety soup,mushroom soup,cream of chicken soup,tomato and grilled paprika soup,roasted vegetable soup,spinach soup,beet soup,yogurt soup,erwtensoep,tarator,carrot ginger soup,peanut soup',
  soup: 'soup,broth,minestrone,borscht,chicken noodle soup,hot and sour soup,tom kha,tom yum,tom yam,harira,pozole,menudo,sinigang,pasta e fagioli,jjigae,okroshka,solyanka,shchi,avgolemono,ribollita,caldo,sancocho,consomme,aljotta,cioppino,zuppa toscana,shurpa,bouillon,bouillabaisse,hot pot,sukiyaki,shabu shabu,ham and lentil soup,ham and bean soup',
  stew: 'stew,ragout,goulash,bourguignon,coq au vin,tagine,tajine,gumbo,cassoulet,adobo,osso buco,feijoada,moqueca,wat,pot au feu,carbonade,stoofvlees,scouse,hotpot,fricassee,chicken and dumplings,paprikash,cacciatore,lecso,ratatouille,caldereta,kalderetang manok,kare kare,bigos,blanquette,frijol con puerco,birria,daube,salsa chicken,ginataan,mole,chile verde,yassa,aji de gallina,caramel pork,sukuma,maque choux,beef tips,burgoo,waterzooi,zarzuela,pisto,peperonata,maghmour,loubieh,fasolia,tinga,navarin,etouffee',
  chili: 'chili,chile con carne,chilli',
  dal: 'dal,dahl,daal,dhal,rajma,wot,lentils,lentejas,sambar,lentil stew,lentil curry,pease pudding',
  mussels: 'mussels,clams,moules,moules frites,cockles',
  // Salads
  'leaf-salad': 'salad,nicoise,salade lyonnaise,chicken salad bowl',
  'chopped-salad':
    'greek salad,village salad,horiatiki,chopped salad,chopped italian salad,bean salad,chickpea salad,chickpea and feta salad,potato salad,olivier salad,olivier,russian salad,waldorf salad,fattoush,panzanella,corn salad,egg salad,tuna salad,chicken salad,crab salad,shrimp salad,beet salad,shirazi salad,israeli salad,ceviche,broccoli salad,succotash,salmon salad,lentil salad with goat cheese,pea salad,tomato salad,ham salad,turkey salad,edamame salad,carrot raisin salad',
  slaw: 'slaw,coleslaw,papaya salad,carrot salad,cabbage salad,remoulade,som tam,curtido,kohlrabi salad',
  'fruit-salad':
    'grapes,fruit salad,fruit bowl,ambrosia,melon salad,watermelon salad,fruit cocktail,macedonia',
  'pasta-salad':
    'pasta salad,macaroni salad,noodle salad,soba salad,orzo salad,tortellini salad,vermicelli bowl,bun thit nuong,penne salad,spaghetti salad,fusilli salad,rigatoni salad,gnocchi salad,vermicelli salad,udon salad,ramen salad',
  platter:
    'gado gado,crudites,vegetable platter,cheese board,charcuterie board,mezze,grazing board,antipasto,nicoise platter',
  'sliced-salad':
    'cucumber salad,caprese salad,caprese,kachumbari,carpaccio,sliced tomatoes,sunomono,radish salad,spiced cantaloupe',
  // From the oven
  lasagne: 'lasagna,lasagne,moussaka,pastitsio,timballo,musaka',
  gratin:
    'gratin,scalloped potatoes,dauphinoise,jansson,tian,potato bake,potatoe bake,cheesy potatoes,byaldi,cauliflower cheese,tartiflette',
  'baked-pasta':
    'baked ziti,baked macaroni,baked macaroni and cheese,pasta bake,baked pasta,noodle casserole,baked penne,macaroni casserole,pasta casserole,baked mac and cheese,baked rigatoni,tuna casserole,baked mostaccioli,baked spaghetti,kugel,timpano,baked fusilli,baked farfalle,baked gnocchi,baked orzo,baked shells,baked noodles',
  'stuffed-shells': 'stuffed shells,stuffed pasta shells,conchiglioni',
  'baked-rolls':
    'enchiladas,cannelloni,manicotti,cabbage rolls,stuffed cabbage,golabki,sarma,dolma,dolmades,stuffed grape leaves,holubtsi,sarmale,lasagna roll ups,lasagna rolls,entomatadas,braciole,involtini,rouladen',
  stuffed:
    'stuffed,zucchini boats,imam bayildi,ardei umpluti,farci,stuffed sweet potatoes,chiles rellenos,twice baked potatoes,potato skins,papoutsakia,stuffed green bell pepper,stuffed peppers with rice',
  'roasted-vegetables':
    'roasted yams,pan fried yams,roasted sweet potatoes,pan fried sweet potatoes,fried sweet potatoes,fried yams,roasted vegetables,roast vegetables,roast potatoes,roasted potatoes,brussels sprouts,glazed carrots,roasted carrots,roasted cauliflower,roasted broccoli,patatas bravas,wedges,roasted beets,roasted squash,sesame cauliflower,parmesan potatoes,fried potatoes,green beans,asparagus,roasted sweet potatoes,sauteed mushrooms,air fryer zucchini,roasted eggplant,savory squash,ginger garlic broccoli,grilled vegetables,cauliflower steaks,glazed vegetables,lyonnaise potatoes,papas bravas,sauteed zucchini,fried plantains,maduros,batata harra,yuca',
  'bread-bake':
    'bread pudding,bread and butter pudding,strata,stuffing,dressing cornbread,french toast casserole,cornbread dressing,capirotada,breakfast casserole',
  // Meat and fish
  'roast-bird':
    'roast chicken,roasted chicken,whole chicken,roast turkey,roast duck,roast goose,spatchcock chicken,rotisserie chicken,smoked turkey,turkey smoked,thanksgiving turkey,beer can chicken,cornish hen,roasted duck,peking duck,bebek mropol',
  'roast-slices':
    'roast pork,pork roast,roast beef,roast lamb,pot roast,brisket,pork tenderloin,pork loin,turkey breast,leg of lamb,ham,porchetta,char siu,sauerbraten,mojo pork,corned beef,pork belly,prime rib,rib roast,duck breast,gammon,lamb shoulder,pork shoulder,sunday roast,rolled roast,chuck roast,lechon,slow cooked lamb,tri tip,pastrami',
  steak:
    'steak,sirloin,ribeye,filet mignon,carne asada,t bone,steak frites,bistecca,beef fillet,tagliata,chateaubriand,marinated pork steaks,liver and onions,liver',
  chops: 'chops,porkchops,cutlets lamb,lamb cutlets,rack of lamb,pork steaks',
  'fish-fillet':
    'salmon,trout,cod,halibut,tilapia,fish,sea bass,snapper,mackerel,haddock,sole,mahi mahi,catfish,swordfish,branzino,sardines,tuna,monkfish,anglerfish fillet,trevally,pollock,barramundi,arctic char,turbot,perch,flounder,rockfish,grouper,hake,herring,scallops',
  'chicken-pieces':
    'chicken thighs,wings,drumsticks,chicken legs,jerk chicken,tandoori chicken,peri peri chicken,grilled chicken,fried chicken,nashville chicken,barbecue chicken,bbq chicken,lemongrass chicken,pollo al ajillo,chicken inasal,lemon herb chicken,chicken traybake,chicken quarters,apple chicken,sticky chicken,coriander chicken,nashville hot chicken,huli huli chicken,duck legs,duck confit,turkey legs,quail,galinha caipira,chicken pieces,spiced chicken,garlic chicken',
  'in-sauce':
    'creamy garlic chicken,piccata,marsala,saltimbocca,mushroom chicken,chicken breast,chicken francese,chicken in sauce,tuscan chicken,marry me chicken,smothered chicken,smothered pork chops,creamy chicken,poached chicken,chicken divan,lemon butter chicken,skillet chicken,pan seared chicken,ginger cumin chicken,veal scallopini,meat saute,rabbit,chicken with mushrooms,hoisin pork belly,chicken in red wine vinegar sauce,baked chicken,chicken cutlets creamy,chicken supreme',
  cutlet:
    'schnitzel,katsu,tonkatsu,chicken parmesan,chicken parmigiana,parmesan chicken,chicken kiev,cutlets,milanesa,cordon bleu,crispy chicken,escalope,breaded chicken,chicken fried steak,milanese,jagerschnitzel,crusted chicken,breaded fish',
  skewers:
    'skewers,kebabs,kabobs,kabab,satay,souvlaki,suya,yakitori,shashlik,brochettes,anticuchos,espetada,shish tawook,shish taouk,spiedini,chuanr,koobideh',
  meatballs: 'meatballs,kofta,kottbullar,kofte,albondigas,polpette,konigsberger klopse,kufta,cevapi',
  sausages:
    'sausages,bratwurst,brats,bangers and mash,bangers,sausage and peppers,chipolata,chorizo,wurst,kielbasa,snags,merguez,korv stroganoff,boerewurst,currywurst,sausage skillet,andouille',
  ribs: 'ribs,spareribs',
  'stir-fry':
    'stir fry,kung pao,cashew chicken,beef and broccoli,orange chicken,general tsos chicken,sweet and sour pork,sweet and sour chicken,mongolian beef,sesame chicken,bulgogi,thai basil chicken,pad krapow,mapo tofu,shaking beef,lomo saltado,pepper steak,black pepper beef,chop suey,dakgalbi,moo goo gai pan,ginger pork,guobaorou,hunan chicken,twice cooked pork,stir fried,stir fried chicken,tofu and broccoli,chili chicken,manchurian,bistek,salt and pepper tofu,sticky sauce chicken,szechuan beef,firecracker chicken,orange beef,honey chicken,peking pork,teriyaki',
  fajitas: 'fajitas,alambre',
  shrimp:
    'shrimp,prawns,shrimp skillet,gambas,camarones,gambas al ajillo,crawfish,lobster,pulpo,octopus,calamari,squid',
  // Sides and snacks
  fries: 'fries,fish and chips,chips and fish,poutine,chips oven,frites',
  mash: 'mashed potatoes,mash,potato pure,puree,polenta,grits,shrimp and grits,stoemp,colcannon,champ,mashed sweet potatoes,mashed cauliflower,skordalia,aligot,kartoffelpuree,ugali,fufu,creamed corn,applesauce',
  dip: 'dip,hummus,guacamole,salsa,pico de gallo,tzatziki,baba ganoush,muhammara,queso,raita,raitha,cacik,mast o khiar,obatzda,labneh,zaalouk,caponata,ajvar,spread,pesto,tapenade,ricotta,fondue,cheese ball,romesco,whipped feta,taramasalata,chimichurri,liptauer',
  sauce:
    'sauce,gravy,bechamel,marinara,hollandaise,demi glace,compound butter,glaze,marinade,spicy mayo,lasagna filling',
  beans: 'beans,ful,frijoles,fasolia,gigantes,chickpeas,garbanzos',
  greens:
    'greens,creamed spinach,sauteed spinach,braised cabbage,sukuma wiki,sauteed kale,red cabbage,wilted spinach,braised kale,bok choy,chard,callaloo,horta,gomen,garlicky spinach,garlicky kale,buttered cabbage,fried cabbage,morning glory',
  nibbles:
    'nuts,almonds,roasted chickpeas,trail mix,edamame,candied pecans,snack mix,pumpkin seeds,party mix,chex mix,crisped chickpeas,olives,peanuts,croutons,oven crisped beans',
  popcorn: 'popcorn,kettle corn,kettlecorn,caramel corn',
  chips: 'beef jerky,jerky,chips,tostones,chicharrones,patacones,prawn crackers,cheese crisps',
  porridge:
    'oatmeal,porridge,oats,congee,cream of wheat,grits breakfast,jook,semolina,arroz caldo,chao ga,rice porridge',
  'granola-bowl':
    'granola,muesli,yogurt bowl,cereal,cottage cheese bowl,smoothie bowl,acai bowl,yogurt,yoghurt,skyr bowl,breakfast bowl,ricotta bowl,quark bowl,quark with raspberries,cottage cheese with a peach,cottage cheese with strawberries and almonds',
  'cooked-fruit':
    'baked apples,poached pears,grilled pineapple,grilled peaches,roasted pears,baked pears,baked bananas,stuffed apples,baked peaches,roasted fruit,broiled grapefruit,grilled fruit,poached fruit,baked plums,air fryer apples,caramelized pineapple',
  compote:
    'compote,spiced apples,stewed fruit,stewed rhubarb,fried apples,bananas foster,cherries jubilee,macerated strawberries,roasted strawberries,stewed apples,fruit soup',
  canapes:
    'roll ups,cucumber bites,tea bites,cucumber rounds,blinis with salmon,cucumber cups,prosciutto melon,turkey and cheese roll ups',
  cobs: 'elote,corn on the cob,artichokes,street corn,grilled corn,corn cobs,mexican corn',
  'baked-potato':
    'yams,sweet potatoes,baked potato,jacket potato,loaded potato,loaded baked potato,baked sweet potato,loaded sweet potatoes,hasselback potatoes,kumpir',
  cornbread: 'corn bread,cornbread',
  casserole:
    'casserole,bake,eggplant parmesan,parmigiana,baked feta,tamale pie,hotdish,king ranch chicken,funeral potatoes,bobotie,baked kafta,chicken and rice casserole',
  'bread-bowl': 'bread bowl,bunny chow',
  'biscuits-and-gravy': 'biscuits and gravy,biscuits and sausage gravy',
  shortcake: 'shortcake',
  popovers: 'popovers,yorkshire pudding',
  'glazed-halves': 'nasu dengaku,glazed eggplant',
  'pulled-meat':
    'ropa vieja,vaca frita,pulled pork,pulled chicken,pulled turkey,pulled,carnitas,barbacoa,pulled beef,picadillo,taco meat,shredded chicken,shredded beef,kalua pork,ground beef,pulled rabbit,cochinita pibil,mince,keema,doner meat',
  'tray-bake':
    'sheet pan gnocchi,sheet pan salmon,sheet pan chicken,sheet pan sausage,sheet pan chicken and vegetables,sheet pan sausage and vegetables,sheet pan full breakfast,sheet pan dinner,sheet pan supper,traybake,tray bake,foil packets,packets,sheet pan',
  // Plain
  dough: 'dough,shortcrust,pie crust,pastry,fresh pasta,pizza crust,pasta homemade,filo,phyllo',
};
