"""GB, IE, US, CA, AU, NZ, BR."""
DATA = {}
DATA["GB"] = {
 "known": """
Sky|SKY DIGITAL|SKY DIGITAL|dd|42.00>46.50;28.00~v|month|{k}
Virgin Media|VIRGIN MEDIA PYMTS|VIRGIN MEDIA|dd|39.50>43.20;56.00~v|month|{k}
BT|BT GROUP PLC|BT|dd|34.99>38.25~v|month|{k}
EE|EE LIMITED|EE LIMITED|dd|22.00>23.80;35.00~v|month|{k}
Vodafone|VODAFONE LTD|VODAFONE|dd|18.00>19.40;25.00~v|month|{k}
giffgaff|GIFFGAFF|GIFFGAFF~GIFFGAFF.COM|card|10.00;12.00;15.00|month|{k}
NOW|NOW TV|NOWTV.COM~NOW TV LTD|card|9.99;34.99|month|{k}
PureGym|PUREGYM LTD|PUREGYM|dd|22.99>24.99|month|{k}
The Gym Group|THE GYM LTD|THE GYM GROUP|dd|19.99>22.99|month|{k}
National Trust|NATIONAL TRUST|NATIONAL TRUST|dd|7.30>8.00;12.30|month|{k}
RSPB|RSPB|RSPB|dd|5.00;8.00|month|{k}
Oxfam|OXFAM|OXFAM|dd|10.00;5.00|month|{k}
AA|AUTOMOBILE ASSOC|THE AA|dd|9.80>11.20|month|{k}
Times Digital|TIMES NEWSPAPERS|TIMES NEWSPAPERS~NEWS UK|card,dd|15.00>26.00|month|{k}
Gousto|GOUSTO|GOUSTO.CO.UK|card|39.99>42.49~g|week|{k}
Railcard|TRAINLINE|RAILCARD.CO.UK|card|30.00>35.00|year|{k}
Cancer Research UK|CANCER RESEARCH UK|CANCER RESEARCH UK|dd|10.00;4.00|month|{k}
""",
 "small": """
{city} Leisure|{city} LEISURE TRUST||dd|31.50>33.00|month|{k}
{sur} Window Cleaning|GC RE {sur} WINDOW CL||dd|14.00>15.00|month|{X}
Riverford|RIVERFORD ORGANIC|RIVERFORD ORGANIC|card|18.45>19.25~g|week|{X}
{city} Harriers|{city} HARRIERS AC||so|42.00|year|MEMBERSHIP {sur}
{city} Cricket Club|GOCARDLESS||dd|12.00|month|{city}CC-{X}
{sur} Dance School|{sur} DANCE||so|38.00>40.00|month|{full}
{city} Wholefoods Veg Box|{city} VEGBOX|SumUp *{city} Vegbox|card|13.50>14.25~g|week|{X}
{sur} Coffee Roasters|{sur} COFFEE|SQ *{sur} COFFEE~ZTL*{sur} COFFEE|card|16.50|month|{X}
{city} Yoga|{city} YOGA|MINDBODY *{city} YOGA|card,dd|55.00>59.00|month|{k}
{sur} Alarms|{sur} SECURITY SYS||dd|19.80>21.30|month|{k}
{city} Animal Shelter|{city} ANIMAL TRUST||so,dd|5.00|month|{k}
{city} Golf Club|{city} GOLF CLUB||dd|88.00>92.00|month|{k}
Boiler {sur}|{sur} HEATING||dd|16.99>18.49|month|{k}
""",
 "ignore": """
Octopus Energy|OCTOPUS ENERGY||dd|118.00>132.00|month|{k}
Yorkshire Water|{city} WATER||dd|38.00>41.00|month|{k}
{city} Council|{city} CITY COUNCIL||dd|164.00>172.00|month|{k}
Aviva|AVIVA INSURANCE||dd|34.20>37.90|month|{k}
TV Licence|TV LICENCE MBP||dd|13.25>14.12|month|{k}
UNISON|UNISON||dd|14.00|month|{k}
People's Postcode Lottery|POSTCODE LOTTERY||dd|12.25|month|{k}
Bank fee|{bank}||fee|3.00|month|ACCOUNT FEE
""",
 "shops": "TESCO STORES {d4};SAINSBURYS S/MKTS;ASDA STORES {d4};ALDI {d3} {city};LIDL GB {city};MORRISONS {city};BOOTS {d4};WATERSTONES;SHELL {city};BP {sur};AMAZON.CO.UK*{X};AMZNMktplace*{X};ARGOS {city};B&Q {d4};JUST EAT;DELIVEROO;TRAINLINE;GREGGS {d4}",
 "coffee": "PRET A MANGER;COSTA COFFEE {d5};CAFFE NERO {city}", "transit": "TFL TRAVEL CH;RINGGO;FIRST BUS APP", "iban": "GB",
 "words": {"rent": "RENT {n}|{sur} LETTINGS", "loan": "{k}|ZOPA BANK", "salary": "SALARY {m}|NORTHGATE SYSTEMS", "saving": "SAVINGS|{full}", "inst": "{k}|KLARNA", "p2p": "dinner;thanks;birthday;holiday", "depot": "{k}|VANGUARD ASSET MGT", "cc": "{k}|BARCLAYCARD", "child": "{k}CHB|HMRC CHILD BENEFIT"},
}
DATA["IE"] = {
 "known": """
Eir|EIR|EIR|dd|44.99>49.99;19.99~v|month|{k}
Virgin Media|VIRGIN MEDIA IRELAND|VIRGIN MEDIA|dd|57.00>62.00~v|month|{k}
Sky Ireland|SKY IRELAND|SKY IRELAND|dd|45.00>50.00~v|month|{k}
Three|THREE IRELAND|THREE.IE|card,dd|20.00;25.00~v|month|{k}
48|48|48.IE~48 MONTHS|card|12.99>14.99|month|{k}
The Irish Times|THE IRISH TIMES DAC|IRISH TIMES|card,dd|12.00>15.00|month|{k}
Flyefit|FLYEFIT|FLYEFIT|card,dd|32.99>34.99|month|{k}
Trócaire|TROCAIRE|TROCAIRE|dd|21.00|month|{k}
GAAGO|GAAGO|GAAGO|card|79.00>88.00|year|{k}
AA Ireland|AA IRELAND LTD|AA IRELAND|dd|11.50>12.90|month|{k}
Leap TaxSaver|NTA|TAXSAVER|dd|85.00|month|{k}
Concern|CONCERN WORLDWIDE|CONCERN|dd|15.00|month|{k}
Tesco Mobile|TESCO MOBILE IRELAND|TESCO MOBILE|dd|20.00>22.00|month|{k}
""",
 "small": """
{city} GAA|{city} GAA CLUB|CLUBFORCE {city}|card,dd|15.00|month|{k}
Gym {sur}|{sur} FITNESS||dd|39.00>42.00|month|{k}
Veg Box {sur}|{sur} ORGANIC FARM|SUMUP *{sur} FARM|card|25.00>26.50~g|week|{X}
{city} Music School|{city} SCHOOL OF MUSIC||dd,so|95.00|quarter|{full}
{city} Tennis|{city} LTC||dd,so|185.00|year|{k}
Coffee {sur}|{sur} ROASTERS|SUMUP *{sur} ROASTERS|card|17.00|month|{X}
Yoga {city}|{city} YOGA STUDIO|MINDBODY *YOGA {city}|card|60.00|month|{k}
{city} SPCA|{city} SPCA||so,dd|10.00|month|{k}
Alarm {sur}|{sur} MONITORED ALARMS||dd|28.00|month|{k}
{city} Champion|{city} CHAMPION NEWS|{city} CHAMPION|card|6.99>7.99|month|{k}
Sea Swim {city}|{city} SWIM CLUB||so|20.00|month|{full}
""",
 "ignore": """
Electric Ireland|ELECTRIC IRELAND||dd|128.00~v|month|{k}
Bord Gáis|BORD GAIS ENERGY||dd|88.00~v|month|{k}
VHI|VHI HEALTHCARE||dd|124.60>136.20|month|{k}
Irish Life|IRISH LIFE||dd|42.10|month|{k}
Bins {sur}|{sur} RECYCLING||dd|24.50>26.50|month|{k}
LPT|REVENUE LPT||dd|28.75|month|{k}
Bank fee|{bank}||fee|6.00>6.50|month|MAINTENANCE FEE
""",
 "shops": "TESCO STORES {d4};DUNNES {city};SUPERVALU {city};ALDI {d3};LIDL {city};CENTRA {sur};BOOTS {city};CIRCLE K {city};APPLEGREEN {d3};PENNEYS {city};AMAZON.CO.UK*{X};EASONS {city};JUST EAT;IRISH RAIL;WOODIES {city};SPAR {sur}",
 "coffee": "INSOMNIA {city};BUTLERS CHOCOLATE;BEWLEYS", "transit": "LEAP TOP UP;PAYZONE PARKING;FREENOW", "iban": "IE",
 "words": {"rent": "RENT|{p2}", "loan": "{k}|AVANT MONEY", "salary": "SALARY|SHANNON MEDTECH LTD", "saving": "SAVINGS|{full}", "inst": "{k}|HUMM FINANCE", "p2p": "dinner;cheers;present;trip", "depot": "{k}|ZURICH LIFE", "cc": "VISA PAYMENT|VISA CARD", "child": "CHILD BENEFIT|DSP"},
}
DATA["US"] = {
 "known": """
Verizon Wireless|VERIZON WIRELESS|VZWRLSS*APOCC VISB~VZWRLSS*BILL PAY VW|card,dd|75.00>80.00;65.00~v|month|VERIZON PAYMENTS
AT&T|ATT|ATT*BILL PAYMENT~ATT* BILL PAYMENT|card,dd|85.00~v|month|ATT PAYMENT
T-Mobile|TMOBILE|TMOBILE*AUTO PAY~T-MOBILE AUTOPAY|card,dd|70.00>75.00|month|PCS SVC
Xfinity|COMCAST|COMCAST CABLE COMM~XFINITY MOBILE|card,dd|59.99>70.00;82.40~v|month|CABLE SVCS
Mint Mobile|MINT MOBILE|MINT MOBILE|card|15.00;25.00;30.00|month|MINT
Hulu|HULU|HULU 877-8244858 CA~HLU*HULU {d}-U~HULU|card|7.99>9.99;17.99>18.99|month|HULU
Max|HBO MAX|HELP.MAX.COM~HBOMAX~HELP.HBOMAX.COM|card|9.99>10.99;15.99>16.99|month|MAX
Peacock|PEACOCK TV|PEACOCK {X} TV~PEACOCKTV.COM|card|5.99>7.99|month|PEACOCK
Paramount+|PARAMOUNT+|PARAMNTPLUS~PARAMOUNT+|card|5.99>7.99;11.99>12.99|month|PARAMOUNT
Planet Fitness|PLANET FITNESS|PLANET FIT CLUB~PF* CLUB FEES|dd,card|10.00;24.99|month|CLUB FEES
SiriusXM|SIRIUS XM|SIRIUSXM.COM/ACCT~SXM*SIRIUSXM.COM/ACCT|card|8.99;18.99>23.99|month|SIRIUSXM
Costco Membership|COSTCO|COSTCO *ANNUAL RENEWAL|card|60.00>65.00|year|COSTCO
AAA|AAA|AAA MEMBERSHIP DUES|card|64.00>72.00|year|AAA
Washington Post|WASHINGTON POST|WASHINGTON POST SUBSCR|card|4.00>12.00|month4|WAPO
Instacart+|INSTACART|INSTACART*SUBSCRIPTION~INSTACART+ MEMBERSHIP|card|9.99|month|INSTACART
DoorDash DashPass|DOORDASH|DOORDASH DASHPASS~DD *DASHPASS|card|9.99|month|DASHPASS
Chewy Autoship|CHEWY INC|CHEWY.COM|card|48.50~g|month|CHEWY
ASPCA|ASPCA|ASPCA|card,dd|19.00;25.00|month|DONATION
St Jude|ST JUDE|ST JUDE CHILDREN'S|card|19.00|month|DONATION
HelloFresh|HELLOFRESH|HELLOFRESH~HELLOFRESH 646-846-3663|card|71.93>76.90~g|week|HELLOFRESH
""",
 "small": """
{sur} CrossFit|{sur} CROSSFIT|WODIFY *{sur} CROSSFIT~{sur} CROSSFIT|card,dd|149.00>159.00|month|MEMBERSHIP
{city} YMCA|YMCA OF {city}|YMCA {city}|dd,card|58.00>62.00|month|YMCA DRAFT
{sur} Lawn Care|{sur} LAWN|SQ *{sur} LAWN CARE|card|45.00>48.00|week|LAWN
{city} Public Radio|{city} PUBLIC RADIO|{city} PUBLIC RADIO|card,dd|10.00;15.00|month|SUSTAINER
{city} Tribune|{city} TRIBUNE|{city} TRIBUNE SUBSC|card|9.99>15.99|month|NEWS
Pool {sur}|{sur} POOL SERVICE|INTUIT *{sur} POOL|card,dd|120.00>130.00|month|POOL
{sur} Pest Control|{sur} PEST|{sur} PEST CONTROL|card|129.00|quarter|PEST
{city} Roasters|{city} ROASTERS|SP {city} ROASTERS~SP * {city} ROASTERS|card|21.50|month|COFFEE
{city} Yoga|{city} YOGA|MINDBODY {city} YOGA|card|109.00>119.00|month|YOGA
{sur} Storage|{sur} SELF STORAGE|{sur} SELF STORAGE|card|89.00>104.00|month|STORAGE
CSA {sur}|{sur} FARM CSA|SQ *{sur} FARM CSA|card|32.00|week|CSA
{city} Animal Rescue|{city} RESCUE|PAYPAL *{city}RESCUE|card|10.00|month|DONATION
{sur} Martial Arts|{sur} MARTIAL ARTS|ZENPLANNER {sur} MA|card,dd|135.00|month|TUITION
{sur} Security|{sur} ALARM CO|{sur} ALARM CO|dd,card|34.99>37.99|month|MONITOR
Car Wash {city}|{city} EXPRESS WASH|{city} EXPRESS WASH CLUB|card|24.99>29.99|month|WASH
""",
 "ignore": """
{city} Power|{city} POWER & LIGHT||dd|132.00~v|month|ELEC PYMT
{city} Water|CITY OF {city} UTIL||dd|64.00~v|month|UTILITY
GEICO|GEICO||dd|118.40>129.70|month|PREM COLL
State Farm|STATE FARM RO 27||dd|96.00|month|CPC-CLIENT
Bank fee|{bank}||fee|12.00|month|MONTHLY SERVICE FEE
HOA {sur}|{sur} VILLAGE HOA||dd|145.00|month|ASSOC DUES
""",
 "shops": "KROGER #{d3};TRADER JOE S #{d3};WAL-MART #{d4};TARGET T-{d4};COSTCO WHSE #{d4};SAFEWAY #{d4};CVS/PHARMACY #{d5};WALGREENS #{d4};SHELL OIL {d5};CHEVRON {d5};AMAZON.COM*{X};AMZN MKTP US*{X};THE HOME DEPOT #{d4};CHIPOTLE {d4};UBER EATS;LYFT *RIDE SUN;BEST BUY {d5};PANERA BREAD #{d4}",
 "coffee": "STARBUCKS STORE {d5};DUNKIN #{d5};PEETS #{d4}", "transit": "CLIPPER AUTOLOAD;E-ZPASS REBILL;PARKMOBILE", "iban": "US",
 "words": {"rent": "WEB PMTS|{sur} PROPERTY MGMT", "loan": "AUTO LOAN|TOYOTA FINANCIAL", "salary": "PAYROLL|CASCADE HEALTH SYS", "saving": "Online Transfer to SAV|{full}", "inst": "{k}|AFFIRM.COM PAYME", "p2p": "dinner;thanks;bday;trip", "depot": "BUY INVESTMENT|VANGUARD", "cc": "EPAY|CHASE CREDIT CRD", "child": "CHILDCTC|IRS TREAS 310"},
}
DATA["CA"] = {
 "known": """
Rogers|ROGERS|ROGERS ******{d4}~ROGERS WIRELESS|card,dd|75.00>80.00;65.00~v|month|ROGERS
Bell|BELL CANADA|BELL CANADA (OB)~BELL MOBILITY|card,dd|85.00>89.00~v|month|BELL CANADA
Telus|TELUS MOBILITY|TELUS MOBILITY PREAUTH|card,dd|70.00~v|month|TELUS
Fido|FIDO|FIDO MOBILE ******{d4}|card|45.00>50.00|month|FIDO
Crave|CRAVE|CRAVE ONTARIO~BELL MEDIA CRAVE|card|16.99>22.00|month|CRAVE
GoodLife Fitness|GOODLIFE FITNESS|GOODLIFE CLUBS|dd,card|64.99>69.99|month4|GOODLIFE
The Globe and Mail|GLOBE AND MAIL|GLOBE AND MAIL|card|7.99>31.96|month4|GLOBE
CAA|CAA|CAA MEMBERSHIP|card|82.00>89.00|year|CAA
PC Optimum Insiders|PC INSIDERS|PC INSIDERS|card|119.00|year|PC
Sportsnet+|SPORTSNET|SPORTSNET NOW|card|14.99>19.99|month|SN
Plan Canada|PLAN INTERNATIONAL|PLAN INTL CANADA|dd,card|45.00>49.00|month|PLAN
SickKids|SICKKIDS FOUNDATION|SICKKIDS FDN|card,dd|20.00|month|DONATION
Costco Membership|COSTCO|COSTCO MEMBERSHIP|card|60.00>65.00|year|COSTCO
HelloFresh|HELLOFRESH|HELLOFRESH CANADA|card|78.40>82.90~g|week|HF
""",
 "small": """
{city} Climbing|{city} CLIMBING CENTRE|{city} CLIMBING CTR|card|79.00>85.00|month|MEMBER
{sur} Martial Arts|{sur} MARTIAL ARTS||dd|110.00|month|MSP
{sur} Farm Box|{sur} FAMILY FARM|SQ *{sur} FAMILY FARM|card|35.00~g|week|BOX
{city} Curling Club|{city} CURLING CLUB|{city} CURLING CLUB|card|95.00|quarter|DUES
{city} Herald|{city} HERALD|{city} HERALD|card|14.99>16.99|month|NEWS
{sur} Coffee|{sur} COFFEE ROASTERS|SP {sur} COFFEE|card|19.50|month|COFFEE
{city} Humane Society|{city} HUMANE SOC||dd|15.00|month|MSP DON
Yoga {city}|{city} HOT YOGA|MINDBODY {city} HOT YOGA|card|99.00|month|YOGA
{sur} Snow & Lawn|{sur} LANDSCAPING|SQ *{sur} LANDSCAPING|card|120.00|month|SNOW
{city} Internet Co-op|{city} NET COOP||dd,card|59.95>64.95|month|INTERNET
{sur} Alarm|{sur} ALARM SYSTEMS||dd|32.99>34.99|month|MONITOR
{sur} Music Academy|{sur} MUSIC ACADEMY||dd,card|118.00|month|LESSONS
""",
 "ignore": """
Hydro {city}|HYDRO {city}||dd|96.00~v|month|HYDRO
Enbridge Gas|ENBRIDGE GAS||dd|84.00~v|month|GAS
Intact|INTACT INSURANCE||dd|128.10>136.00|month|INSURANCE
City of {city}|CITY OF {city} TAX||dd|285.00|month|PROPERTY TAX
Bank fee|{bank}||fee|16.95>17.95|month|MONTHLY ACCOUNT FEE
""",
 "shops": "LOBLAWS {d4};METRO {d3} {city};NO FRILLS {sur};SOBEYS #{d3};WALMART SUPERCENTER {d4};SHOPPERS DRUG MART {d4};CANADIAN TIRE #{d3};PETRO-CANADA {d5};ESSO CIRCLE K;LCBO #{d4};AMAZON.CA*{X};AMZN MKTP CA*{X};HOME HARDWARE;UBER CANADA/UBEREATS;INDIGO {d3};DOLLARAMA #{d4}",
 "coffee": "TIM HORTONS #{d4};SECOND CUP {d3};STARBUCKS {d5}", "transit": "PRESTO AUTOLOAD;COMPASS RELOAD;IMPARK", "iban": "CA",
 "words": {"rent": "RENT|{sur} RENTALS", "loan": "LOAN PAYMENT|SCOTIA DEALER ADV", "salary": "PAYROLL DEPOSIT|NORTHERN LIGHTS INC", "saving": "TFR-TO SAVINGS|{full}", "inst": "{k}|AFFIRM CANADA", "p2p": "dinner;thanks;gift;cottage", "depot": "INVESTMENT|WEALTHSIMPLE", "cc": "BILL PAYMENT|PC MASTERCARD", "child": "CANADA CCB|CANADA"},
}
DATA["AU"] = {
 "known": """
Telstra|TELSTRA|TELSTRA~TELSTRA DIRECT DEBIT|dd,card|70.00>72.00;89.00~v|month|{k}
Optus|OPTUS BILLING|OPTUS BILLING SERVICES|dd,card|65.00>69.00~v|month|{k}
Aussie Broadband|AUSSIE BROADBAND|AUSSIE BROADBAND LIMITED|dd,card|79.00>85.00|month|{k}
Amaysim|AMAYSIM|AMAYSIM MOBILE PTY|card|20.00;30.00>32.00|month|{k}
Stan|STAN|STAN.COM.AU~STAN ENTERTAINMENT|card|12.00;17.00>21.00|month|{k}
Binge|BINGE|BINGE ALEXANDRIA~STREAMOTION BINGE|card|10.00;18.00>19.00|month|{k}
Kayo Sports|KAYO SPORTS|KAYO SPORTS~STREAMOTION KAYO|card|25.00>30.00>35.00|month|{k}
Anytime Fitness|ANYTIME FITNESS|ANYTIME FITNESS {city}|dd|18.95>19.95|week|{k}
Sydney Morning Herald|NINE PUBLISHING|FAIRFAX SUBSCRIPTIONS~NINE PUBLISHING|card|21.99>24.99|month|{k}
RACV|RACV|RACV|dd,card|118.00>126.00|year|{k}
World Vision|WORLD VISION AUST|WORLD VISION|dd,card|48.00|month|{k}
RSPCA|RSPCA|RSPCA|dd,card|20.00|month|{k}
HelloFresh|HELLOFRESH|HELLOFRESH AUSTRALIA|card|89.90>94.95~g|week|{k}
Everyday Extra|WOOLWORTHS|EVERYDAY EXTRA~WOW EVERYDAY EXTRA|card|7.00|month|{k}
""",
 "small": """
{city} Aquatic|{city} LEISURE CENTRE|EZIDEBIT {city} LEISURE|dd,card|19.50>20.50|week|{k}
Pilates {sur}|{sur} PILATES|MINDBODY {sur} PILATES|card|42.00|week|{k}
{city} Surf Club|{city} SLSC|{city} SLSC|card,dd|95.00|year|{k}
Veg Box {sur}|{sur} FARM BOX|SQ *{sur} FARM BOX|card|38.00>40.00~g|week|{X}
{sur} Swim School|{sur} SWIM SCHOOL|DEBITSUCCESS {sur} SWIM|dd|88.00>92.00|month|{k}
{city} Advocate|{city} ADVOCATE|ACM*{city} ADVOCATE|card|15.00>17.00|month|{k}
Coffee {sur}|{sur} ROASTERS|SP {sur} ROASTERS|card|24.00|month|{X}
{sur} Mowing|{sur} MOWING||so|60.00>65.00|month|MOWING
{city} Wildlife|{city} WILDLIFE RESCUE|STRIPE *{city}WILDLIFE|card|15.00|month|{k}
Martial Arts {sur}|{sur} KARATE|EZIDEBIT {sur} KARATE|dd|130.00|month|{k}
Storage {city}|{city} STORAGE|{city} SELF STORAGE|card,dd|119.00>128.00|month|{k}
Wine Club {sur}|{sur} WINES|{sur} ESTATE WINES|card|165.00|quarter|{X}
""",
 "ignore": """
AGL|AGL SALES P/L||dd|210.00~v|quarter|{k}
{city} Water|{city} WATER||dd|185.00~v|quarter|{k}
Medibank|MEDIBANK PRIVATE||dd|168.40>174.90|month|{k}
NRMA|NRMA INSURANCE||dd|94.20>101.30|month|{k}
{city} Council|{city} COUNCIL RATES||dd|412.00|quarter|{k}
Bank fee|{bank}||fee|4.00|month|Account Fee
""",
 "shops": "WOOLWORTHS {d4};COLES {d4};ALDI STORES {city};IGA {city};CHEMIST WAREHOUSE;BUNNINGS {d5};KMART {d4};JB HI FI {city};BP {city};AMPOL {d5};AMAZON AU;OFFICEWORKS {d4};UBER *EATS;BAKERS DELIGHT {city};DAN MURPHYS {d3};BIG W {d4}",
 "coffee": "GLORIA JEANS;THE COFFEE CLUB;{sur} ESPRESSO", "transit": "OPAL TOP UP;MYKI AUTO TOPUP;WILSON PARKING", "iban": "AU",
 "words": {"rent": "Rent {n}|{sur} REALTY TRUST", "loan": "{k}|LATITUDE FINANCIAL", "salary": "Salary|COASTAL HEALTH SVC", "saving": "savings|{full}", "inst": "{k}|AFTERPAY", "p2p": "dinner;cheers;present;trip", "depot": "{k}|RAIZ INVEST", "cc": "{k}|AMEX", "child": "FAMILY ALLOWANCE|CTRLINK CENTRELINK"},
}
DATA["NZ"] = {
 "known": """
Spark|SPARK NZ|SPARK NEW ZEALAND|dd,card|85.00>90.00;45.00~v|month|{k}
One NZ|ONE NZ|ONE NZ|dd,card|65.00>69.00~v|month|{k}
2degrees|2DEGREES|2DEGREES MOBILE|dd,card|40.00>45.00|month|{k}
Skinny|SKINNY MOBILE|SKINNY MOBILE|card|17.00;27.00|month|{k}
Sky TV|SKY NETWORK TV|SKY TELEVISION|dd,card|64.99>69.99~v|month|{k}
Neon|NEON|NEON NZ~NEONTV.CO.NZ|card|12.99;17.99>19.99|month|{k}
NZ Herald|NZME|NZME*NZHERALD~NZ HERALD PREMIUM|card|20.00>24.00|month|{k}
Les Mills|LES MILLS|LES MILLS {city}|dd|29.50>31.00|week|{k}
CityFitness|CITYFITNESS|CITYFITNESS|dd|9.99>11.49|week|{k}
AA Membership|NZ AUTOMOBILE ASSN|NZ AA|card,dd|89.00>99.00|year|{k}
Tearfund|TEARFUND NZ|TEARFUND|dd|50.00|month|{k}
My Food Bag|MY FOOD BAG|MY FOOD BAG|card|139.99>144.99~g|week|{k}
SPCA|SPCA|SPCA NZ|dd,card|20.00|month|{k}
""",
 "small": """
{city} Rugby Club|{city} RFC||so,dd|60.00|quarter|SUBS {sur}
Swim School {sur}|{sur} SWIM|DEBITSUCCESS {sur}|dd|72.00>76.00|month|{k}
Veg Box {sur}|{sur} ORGANICS|STRIPE {sur} ORGANICS|card|42.00~g|week|{X}
Coffee {sur}|{sur} COFFEE|SP {sur} COFFEE|card|22.00|month|{X}
{city} Times|{city} TIMES|STUFF*{city} TIMES|card|13.00>15.00|month|{k}
Yoga {city}|{city} YOGA|MINDBODY YOGA {city}|card|95.00|month|{k}
{sur} Lawns|{sur} LAWNS||so|45.00>50.00|month|LAWNS
{city} Bowls|{city} BOWLING CLUB||so,card|180.00|year|SUBS
{sur} Security|{sur} SECURITY||dd|39.95>42.50|month|{k}
Wifi {city}|{city} WIRELESS|{city} WIRELESS|dd,card|79.00|month|{k}
Toy Library {city}|{city} TOY LIBRARY||so|12.00|month|MEMBER
{sur} Firewood & Bins|{sur} WHEELIE BINS||dd|29.00|month|{k}
""",
 "ignore": """
Contact Energy|CONTACT ENERGY||dd|188.00~v|month|{k}
Southern Cross|SOUTHERN CROSS HEALTH||dd|112.30>121.90|month|{k}
Tower|TOWER INSURANCE||dd|78.00>83.50|month|{k}
{city} Council|{city} CITY COUNCIL||dd|780.00|quarter|RATES {k}
Bank fee|{bank}||fee|5.00|month|MONTHLY A/C FEE
""",
 "shops": "COUNTDOWN {city};NEW WORLD {city};PAK N SAVE {city};FOUR SQUARE {sur};THE WAREHOUSE {d3};MITRE 10 {city};Z {city};BP CONNECT {city};UNICHEM {sur};KMART {d4};FARMERS {city};UBER EATS;NOEL LEEMING;BAKERS DELIGHT;AMAZON AU;FRESH CHOICE",
 "coffee": "MOJO {city};ROBERT HARRIS;{sur} ESPRESSO", "transit": "BEE CARD TOPUP;SNAPPER TOPUP;WILSON PARKING", "iban": "NZ",
 "words": {"rent": "RENT {n}|{sur} RENTALS", "loan": "{k}|HARMONEY", "salary": "WAGES|SOUTHERN FOODS LTD", "saving": "SAVINGS|{full}", "inst": "{k}|AFTERPAY NZ", "p2p": "dinner;cheers;gift;bach", "depot": "{k}|SHARESIES", "cc": "{k}|GEM VISA", "child": "WORKING FOR FAMILIES|IRD"},
}
DATA["BR"] = {
 "known": """
Vivo|TELEFONICA BRASIL SA|VIVO|dd,card|59.90>64.90;110.00~v|month|VIVO {k}
Claro|CLARO SA|CLARO|dd|54.90>59.90;129.90~v|month|CLARO {k}
TIM|TIM SA|TIM|dd,card|49.99>54.99|month|TIM {k}
Globoplay|GLOBO COMUNICACAO|GLOBOPLAY~GLOBO.COM|card|22.90>24.90;54.90|month|GLOBOPLAY
UOL|UNIVERSO ONLINE SA|UOL *ASSINATURA~UOL|card,dd|29.90|month|UOL {k}
Smart Fit|SMARTFIT ESCOLA GIN|SMARTFIT~SMART FIT|card|99.90>119.90|month|SMART FIT
Folha|FOLHA DE S PAULO|FOLHA ASSINATURA|card|9.90>29.90|month|FOLHA
Meli+|MERCADO LIVRE|MERCADOLIVRE*MELIMAIS~MELI+|card|17.99>27.99|month|MELI
iFood Clube|IFOOD.COM|IFD*CLUBE~IFOOD *CLUBE|card|5.95>7.95|month|IFOOD
Wellhub|GYMPASS|GYMPASS~WELLHUB|card|79.90|month|GYMPASS
Médicos Sem Fronteiras|MEDICOS SEM FRONTEIRAS|MSF BRASIL|card,dd|30.00;50.00|month|DOACAO
Sem Parar|SEM PARAR|SEM PARAR|dd,card|32.90>35.90|month|SEM PARAR {k}
Clube Corinthians Fiel Torcedor|SPORT CLUB|FIEL TORCEDOR|card|29.90|month|SOCIO
""",
 "small": """
Academia {sur}|ACADEMIA {sur} LTDA|ACADEMIA {sur}~PAG*ACADEMIA{sur}|card,wallet|89.00>95.00|month|MENSALIDADE
Clube {city}|CLUBE ATLETICO {city}||dd,wallet|140.00>150.00|month|MENSALIDADE SOCIO {k}
Cesta Orgânica {sur}|SITIO {sur}|PAG*SITIO{sur}|card,wallet|65.00>69.00~g|week|CESTA
Escola de Música {city}|ESCOLA MUSICA {city}||wallet,dd|220.00|month|MENSALIDADE
Inglês {sur}|CURSO IDIOMAS {sur}|MP *IDIOMAS{sur}|card,dd|280.00|month|CURSO
Jornal {city}|GAZETA DE {city}|GAZETA {city}|card|19.90>24.90|month|ASSINATURA
Café {sur}|TORREFACAO {sur}|PAG*CAFE{sur}|card|49.90|month|CAFE
Provedor {city}|{city} FIBRA LTDA||dd|99.90>104.90|month|INTERNET {k}
ONG Animais {city}|ONG PATAS {city}|MP *PATAS{city}|card,wallet|20.00|month|DOACAO
Alarme {sur}|{sur} MONITORAMENTO||dd|119.00|month|MONITORAMENTO {k}
Natação {city}|AQUA {city}|AQUA {city}|card|165.00|month|NATACAO
Clube do Vinho {sur}|VINHOS {sur}|PAG*VINHOS{sur}|card|129.90|month|VINHO
""",
 "ignore": """
Copel|COPEL DISTRIBUICAO||dd|182.00~v|month|LUZ {k}
Sanepar|SANEAMENTO {city}||dd|96.00~v|month|AGUA {k}
Porto Seguro|PORTO SEGURO CIA||dd|189.30>204.80|month|SEGURO {k}
Condomínio {sur}|CONDOMINIO ED {sur}||dd|620.00>655.00|month|CONDOMINIO {n}
Unimed|UNIMED {city}||dd|412.00>448.00|month|PLANO SAUDE {k}
Bank fee|{bank}||fee|34.90|month|TAR PACOTE ITAU
""",
 "shops": "CARREFOUR {city};PAO DE ACUCAR {d4};ASSAI {city};EXTRA {d4};DROGARIA {sur};DROGASIL {d4};POSTO {sur};POSTO IPIRANGA;MERCADOLIVRE;AMAZON BR;IFD*RESTAURANTE;UBER *TRIP;MAGALU;PADARIA {sur};LOJAS AMERICANAS;RENNER {d3}",
 "coffee": "CAFE {sur};STARBUCKS {d4};PAO DE QUEIJO {sur}", "transit": "BILHETE UNICO RECARGA;URBS RECARGA;ZONA AZUL", "iban": "BR",
 "words": {"rent": "ALUGUEL|{sur} IMOVEIS", "loan": "PARCELA {k}|BV FINANCEIRA", "salary": "SALARIO|PARANA TECIDOS SA", "saving": "APLICACAO POUPANCA|{full}", "inst": "PARC {k}|CASAS BAHIA", "p2p": "jantar;valeu;presente;viagem", "depot": "APORTE|XP INVESTIMENTOS", "cc": "FATURA {m}/{Y}|NU PAGAMENTOS", "child": "BENEFICIO|CAIXA ECONOMICA"},
}
