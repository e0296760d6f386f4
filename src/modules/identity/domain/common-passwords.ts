/** The most common passwords of at least six characters, worldwide and in Turkey, without case and accents. */
export const commonPasswords = `
000000 00000000 000000000 0000000000 010101 010203 01020304 012345 0123456 01234567 012345678 0123456789 098765
0987654321 101010 10101010 101112 102030 10203040 1020304050 110110 111111 1111111 11111111 111111111 1111111111
111222 112112 112211 112233 11223344 1122334455 121212 12121212 121314 123000 123098 123123 12312312 123123123
1231234 123321 12332112 123344 12341234 123412345 12344321 123456 1234560 1234561 1234566 123456654321 1234567
12345678 123456780 123456781 123456787 123456788 123456789 1234567890 1234567891 12345678910 12345678987654321
1234567899 123456789a 123456789q 12345678a 1234567a 1234567q 123456a 123456aa 123456ab 123456abc 123456b 123456m
123456q 123456qwerty 123456s 123456z 12345a 12345abc 12345q 12345qwert 12345qwerty 12345t 1234abcd 1234qwer
1234qwerasdf 123654 123654789 123789 123abc 123abc123 123asd 123asd123 123qwe 123qwe123 123qweasd 123qweasdzxc
124578 125125 131313 134679 135790 1357924680 142536 145314 1453145 14531453 147147 147258 147258369 147852
147852369 151515 159159 159357 159753 161616 171717 181818 19031903 1903bjk 19051905 1905gs 19071907 1907fb 191919
19191919 19231923 192837 192837465 198000 1a2b3c 1a2b3c4d 1g2w3e4r 1q1q1q 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y
1qa2ws 1qa2ws3ed 1qaz1qaz 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 200000 202020 20202020 212121 212212 222222 22222222
22334455 232323 242424 246810 24681012 252525 258258 258456 262626 272727 282828 292929 303030 30303030 313131
321321 321321321 321654 321654987 323232 333333 33333333 334455 343434 34343434 34353435 353535 35353535 369258
369258147 404040 414141 424242 434343 444444 44444444 445566 454545 456123 456456 456456456 456789 456852 464646
474747 494949 505050 515151 525252 535353 543210 5432112345 545454 555555 5555555 55555555 556677 565656 575757
585858 595959 606060 616161 636363 646464 654123 654321 654654 656565 661661 666666 66666666 666999 667788 676767
686868 696969 69696969 707070 717171 727272 741852 741852963 747474 753159 753951 757575 767676 777777 7777777
77777777 778899 787878 789123 789456 789456123 789789 789987 797979 808080 818181 828282 838383 848484 852456 852852
852963 858585 868686 878787 888888 88888888 898989 909090 919191 929292 939393 951753 959595 963258 963852 963852741
969696 979797 987456 987456321 987654 9876543 98765432 987654321 9876543210 987987 989898 999999 99999999 999999999
a11111 a111111 a12345 a123456 a1234567 a12345678 a123456789 a1a1a1 a1b2c3 a1b2c3d4 a1b2c3d4e5 a1s2d3 a1s2d3f4
aa123456 aa1234567 aa12345678 aaa111 aaaaaa aaaaaaaa abc123 abc1234 abc12345 abc123456 abc123abc abcabc abcd123
abcd1234 abcd12345 abcdef abcdef123 abcdefg abcdefg1 abcdefgh abcdefghi abdullah abgrtyu access access14 action
adanademir admin1 admin12 admin123 admin1234 admin12345 admin123456 adminadmin administrator adobe123 ahmet123
airforce akrep34 alanya alejandro alexander allah1 allah123 allahim allahuekber amanda amedspor america anadolu
anakonda anderson andrea andrew angel1 angel123 angela angels animal ankara ankara06 ankarali anneannem annecim
annem1 annem123 antalya antalya07 anthony apple1 apple123 apples arsenal asd123 asd12345 asd123asd asd456 asdasd
asdasd1 asdasd123 asdasdasd asdf123 asdf1234 asdf12345 asdfasdf asdfgh asdfgh1 asdfgh123 asdfghj asdfghjk asdfghjkl
asdfjkl asdqwe asdqwe123 asdzxc asenaa ashley askim1 askim123 askimaskim askimsin askitom aslan1 aslan123 aslanim
atakan ataturk ataturk1 ataturk1881 ataturk1923 ayyildiz azerty azertyuiop babacim babam1 babygirl babygurl1 bahar1
bailey bakugan banana barcelona baris123 basaksehir basamak basamak1 basamak123 baseball basketball batman batman1
beautiful bebegim bebisim benjamin berkay besiktas besiktas1 besiktas1903 besiktas34 beyaz1 bigdaddy bismillah
bismillah1 bjk1903 bjk190345 blahblah blink182 blowme bond007 boomer boost123 booster booster1 bozkurt bozkurt1
brandon bubbles burak123 bursa16 bursaspor buster butterfly calvin canim1 canim123 canimsin carlos casper changeme
changeme123 charlie charlie1 chelsea chelsea1 chester chicken chocolate chris1 christian christopher cicegim cimbom
cimbom1 cimbom1905 cimbom34 cimcime computer computer1 consumer cookie cookie1 corvette cowboys creative cristina
dallas daniel danielle default deli34 demo123 deneme deneme1 deneme12 denizli dennis diamond dinamit dolphin dragon
dragon1 dragon123 dubsmash dunya1 eagles easypass elif123 eminem emre123 enbuyuk enbuyukgs erzurum eskisehir
esrarengiz fatih123 fatih1453 fatma123 fb1907 fb190734 fender fener1 fener123 fener1907 fenerbahce fenerbahce1
fenerbahce1907 fenerli ferrari fktrcfylh flower football football1 forever freedom friends fuckoff fuckyou fuckyou1
futbol galatasaray galatasaray1 galatasaray1905 galatasaray34 garfield gaziantep gencler george gfhjkm giants ginger
giresun gokhan golden golfer google google1 gs1905 gs190534 guitar gundam gunes1 gunesim guvenlik guzelim hakan123
hammer hannah harley hasan123 hatice hayat1 hayatim hayatim1 hello1 hello123 hellohello herseyim hockey homelesspa
hoscakal hottie hunter hunter1 hunter2 hunting huseyin ibrahim iloveu iloveyou iloveyou1 iloveyou12 iloveyou2
infinity internet ismail istanbul istanbul1 istanbul1453 istanbul34 iwantu izmir1 izmir35 jackson jasmine jennifer
jessica jessica1 jesus1 jordan jordan23 joseph joshua justin justin1 juventus kadir123 kalbim kaplan karabuk
karakartal karakartal1903 karanlik kardelen kartal kartal1 kartal1903 kelebek kelebek1 kemal123 kenan123 killer
killer1 killme kurtlar kurtlarvadisi ladies lakers laptop lastfm league leagueoflegend leagueoflegends leblebi
letmein letmein1 letmein123 linkedin liverpool liverpool1 lol123 lol1234 lol12345 lolipop london lovely loveme
loverboy loveyou madrid maggie mahmut malatya marina martin master master1 master123 matrix matthew maverick mehmet
mehmet1 mehmet123 melegim melek1 mercedes merhaba merhaba1 merhaba123 merlin mersin33 michael michael1 michelle
mickey midnight minecraft mobilemail monkey monkey1 monkey123 monster mother muhammed muhammet murat123 mustafa
mustafa1 mustafa123 mustang mutlu1 mynoob myspace1 naruto natasha nazar1 nazlim nicole nopassword nothing number1
okul123 oliver omer123 onur123 orange osman123 osmanli osmanli1 p@ssw0rd p@ssw0rd1 p@ssword pa55w0rd pa55word parola
parola1 parola12 parola123 parola1234 parolam parolam1 pasaport passer passpass passport passw0rd passw0rd1 password
password! password0 password1 password1! password11 password12 password123 password1234 password12345 password2
password3 passwort patrick peanut pepper phoenix picture1 playboy player pokemon pokemon1 prenses prenses1 princess
princess1 purple pussycat q12345 q123456 q1234567 q123456789 q1q1q1 q1w2e3 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qaz123
qazqaz qazwsx qazwsx1 qazwsx123 qazwsxedc qazxsw qqqqqq qqww1122 qw123456 qwe123 qwe1234 qwe12345 qwe123qwe qweasd
qweasd123 qweasdzxc qweqwe qweqwe123 qweqweqwe qwer123 qwer1234 qwer12345 qwerasdf qwerqwer qwert1 qwert12 qwert123
qwert1234 qwert12345 qwerty qwerty! qwerty0 qwerty01 qwerty1 qwerty11 qwerty12 qwerty123 qwerty1234 qwerty12345
qwerty123456 qwerty2 qwerty22 qwerty321 qwerty7 qwerty77 qwertyu qwertyui qwertyuio qwertyuiop qwertyuiop1
qwertyuiop123 qwertz qweszxc rachel raiders rainbow ramazan ranger realmadrid recep123 riot123 riotgames robert
rockstar ronaldo ronaldo7 root123 rootroot samantha samsun55 samsung samsung1 sanane sanane1 sanane123 sananelan
sarikanarya sarikirmizi secret secret1 secret123 selam1 selam123 selamlar seniseviyorum seniseviyorum1 serdar
seviyorum seviyorum1 shadow shadow1 sifre1 sifre12 sifre123 sifre1234 sifre12345 sifre123456 sifrem sifrem1
sifrem123 sifresi sifresiz sifresiz1 silver simple siyah1 slayer slipknot snoopy soccer soccer1 sophie spiderman
starwars steelers stella steven sultan sultan1 summer sunshine sunshine1 superlig superman superman1 sweety tarkan
taylor temp123 temppass test12 test123 test1234 test12345 test123456 testing testtest thomas thunder thx1138 tigger
tinkerbell trabzon trabzon61 trabzonspor trabzonspor61 trustno1 turkcell turkey turkish turkiye turkiye1 turkiye1923
turkiyem turklan turtle twitter unknown unutma unuttum unuttum1 user123 username valorant valorant1 valorant123
vanessa vatan1 vatansever victor victoria wall.e welcome welcome1 welcome123 whatever william winner winter wolf1234
x12345 xxxxxx yakamoz yankees yasemin yasin123 yellow yildiz yildiz1 yilmaz yugioh yusuf123 zaq12wsx zaq1xsw2
zaq1zaq1 zeynep zeynep1 zeynep123 zxc123 zxc12345 zxcasd zxcasdqwe zxcvbn zxcvbn1 zxcvbn123 zxcvbnm zxcvbnm1
zxcvbnm123 zxczxc zzzzzz
`;
