// Made by `npm run foods -- make` from packages/kitchen/catalogue. Change it there.

/** name | how tills shorten it */
export const RECEIPT_NAMES = `
bread | brd
sugar | sug sgr
honey | hny
chocolate | choc
jam | jm
cookie | cky
ketchup | ketch
mustard | mstrd
mayonnaise | mayo
vinegar | vngr
milk | mlk
yogurt | yog ygrt yoghrt
cream | crm
butter | btr buttr bttr
cheese | chse chs
cheddar | ched chdr
parmesan | parm
mozzarella | mozz mozz.
juice | juc jce
orange juice | oj
coffee | cof coff
extra virgin olive oil | evoo
salmon | slmn salm
tuna | tna
shrimp | shrmp
apple | appl apls
lemon | lem lemn
orange | orng orngs
strawberry | strwb strwbry straw
blueberry | bluebry blubry
raspberry | rasp
banana | bnna ban bnnas
grape | grpe grps
olive | olv
rice | rce
cereal | crl
flour | flr
pasta | past
spaghetti | spag spagh
bean | bns
chickpea | chkpea chkpeas
lentil | lntl
beef | bf
kidney | kdny
bacon | bcn
sausage | saus ssg
chicken | chkn chk chick
turkey | trky tky
peanut | pnut pnt
vegetable | veg
lettuce | lett
spinach | spin spnch
broccoli | brocc brcli
cauliflower | caul
onion | onn onns
garlic | garl grlc
carrot | carr crts
potato | pot pots ptto
ginger | ging
celery | cel
tomato | tom toms tmto
cucumber | cuc cuke
avocado | avo avoc
mushroom | mush mshrm mshrms
`;
