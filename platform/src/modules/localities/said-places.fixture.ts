/** words|latitude|longitude, as customers of each country write where they are and where they then stand. */
export const SAID_IN_THE_UK = `
M3|53.48|-2.25
m3 4|53.48|-2.25
SW1A 1|51.5|-0.13
sw1a1aa|51.5|-0.13
 m1  1ae |53.48|-2.23
EC2A|51.524|-0.083
LS1 4|53.797|-1.55
B1|52.48|-1.9
G1|55.861|-4.25
EH1|55.952|-3.19
BT1|54.6|-5.93
CF10|51.48|-3.18
NE1|54.973|-1.613
W12|51.507|-0.23
BS1 6|51.45|-2.59
OX1|51.752|-1.258
cb2 1tn|52.2|0.12
BN1|50.83|-0.14
TR1|50.26|-5.05
Hampstead|51.556|-0.178
Camden Town|51.539|-0.143
Camden|51.539|-0.143
Brixton|51.462|-0.115
Greenwich|51.482|-0.005
Peckham|51.474|-0.069
Canary Wharf|51.505|-0.02
Shoreditch|51.526|-0.08
Soho|51.513|-0.132
Bank|51.513|-0.089
Bank station|51.513|-0.089
Tottenham Court Road|51.516|-0.13
Tower Bridge|51.5055|-0.0754
Big Ben|51.5007|-0.1246
Buckingham Palace|51.501|-0.142
Oxford Street|51.515|-0.142
Regent Street|51.511|-0.138
Baker Street|51.523|-0.157
Kings Cross station|51.531|-0.123
king's cross|51.531|-0.123
St Pancras International|51.531|-0.126
Paddington Station|51.516|-0.176
London Victoria|51.496|-0.144
Victoria station|51.496|-0.144
London Euston|51.528|-0.134
London Waterloo|51.503|-0.113
Waterloo station|51.503|-0.113
Heathrow|51.47|-0.454
Gatwick|51.157|-0.162
Gatwick airport|51.157|-0.162
Stansted|51.885|0.235
Luton Airport|51.874|-0.368
Wembley Stadium|51.556|-0.28
Emirates Stadium|51.555|-0.108
Wimbledon|51.421|-0.207
Ealing|51.513|-0.306
Croydon|51.376|-0.098
East Croydon|51.375|-0.093
Bethnal Green|51.527|-0.055
Whitechapel|51.519|-0.06
Battersea|51.477|-0.168
Battersea Power Station|51.482|-0.145
Borough Market|51.5055|-0.091
Angel|51.532|-0.106
Elephant and Castle|51.495|-0.1
Finsbury Park|51.565|-0.106
City of London|51.513|-0.09
Mayfair|51.51|-0.147
Chelsea|51.487|-0.169
Fulham Broadway|51.48|-0.195
Earls Court|51.49|-0.195
Vauxhall|51.486|-0.123
Kentish Town|51.55|-0.14
Tooting|51.427|-0.168
Balham|51.443|-0.152
Lewisham|51.462|-0.01
Ilford|51.559|0.074
Walthamstow|51.585|-0.02
Northern Quarter|53.484|-2.236
northern quarter, manchester|53.484|-2.236
Deansgate|53.4775|-2.25
Piccadilly station|53.477|-2.23
Manchester Piccadilly station|53.477|-2.23
Chorlton|53.44|-2.277
Didsbury|53.418|-2.231
Fallowfield|53.443|-2.219
Salford Quays|53.471|-2.287
Etihad Stadium|53.483|-2.2
Arndale|53.483|-2.239
Trafford centre|53.467|-2.349
Stockport|53.41|-2.157
Manchester Oxford Road|53.474|-2.242
MediaCityUK|53.473|-2.297
Birmingham|52.48|-1.9
New Street|52.478|-1.9
New Street Station|52.478|-1.9
Bull Ring|52.477|-1.894
Moseley|52.446|-1.888
Selly Oak|52.44|-1.935
Edgbaston|52.46|-1.93
Jewellery Quarter|52.487|-1.913
NEC|52.453|-1.72
Leeds Station|53.795|-1.549
leeds train station|53.795|-1.549
Headingley|53.819|-1.582
Lime Street|53.408|-2.978
Liverpool ONE|53.404|-2.987
Anfield|53.431|-2.961
Bold Street|53.403|-2.977
York station|53.958|-1.093
Newcastle upon Tyne|54.973|-1.613
newcastle-upon-tyne|54.973|-1.613
Gateshead|54.96|-1.6
Grey Street|54.972|-1.612
Edinburgh Waverley|55.952|-3.19
Leith|55.975|-3.17
Edinburgh castle|55.949|-3.2
Grassmarket|55.947|-3.196
Glasgow West End|55.874|-4.29
Byres Road|55.875|-4.293
Merchant City|55.859|-4.245
Buchanan Street|55.862|-4.253
Sauchiehall Street|55.865|-4.265
Queen Street station|55.862|-4.251
Belfast city centre|54.597|-5.93
Cathedral Quarter|54.602|-5.926
Queen's University|54.584|-5.934
Botanic|54.585|-5.932
Derry|54.998|-7.309
Londonderry|54.998|-7.309
Cardiff Central station|51.476|-3.179
Cardiff Queen Street|51.482|-3.17
Principality Stadium|51.478|-3.183
Bristol Temple Meads|51.449|-2.581
Clifton|51.455|-2.62
Stokes Croft|51.463|-2.59
Brighton Station|50.829|-0.141
North Laine|50.826|-0.139
Bath Spa|51.377|-2.357
Stonehenge|51.179|-1.826
Oxford station|51.753|-1.27
Cambridge station|52.194|0.137
Nottingham|52.954|-1.15
Hockley|52.954|-1.143
Meadowhall|53.414|-1.411
St Albans|51.755|-0.336
Stoke|53.0|-2.18
Ashton under Lyne|53.49|-2.1
ashton-under-lyne|53.49|-2.1
Bury St Edmunds|52.246|0.71
Stratford upon Avon|52.19|-1.71
Stratford-upon-Avon|52.19|-1.71
Milton Keynes Central|52.034|-0.774
Weston super Mare|51.346|-2.977
Southend|51.538|0.711
LONDON|51.507|-0.127
london uk|51.507|-0.127
West End|51.513|-0.132
Manchester M1|53.48|-2.23
Leeds LS1|53.797|-1.55
10 Downing Street|51.503|-0.128
231 Deansgate|53.4775|-2.25
deansgate manchester|53.4775|-2.25
soho london|51.513|-0.132
Kirkgate Market, Leeds|53.797|-1.54
Richmond|51.461|-0.304
Hammersmith tube|51.492|-0.224
Brixton tube station|51.462|-0.115
Leicester|52.637|-1.14
Bham|52.48|-1.9
Brum|52.48|-1.9
Kent|51.27|0.52
Essex|51.73|0.47
Greater Manchester|53.48|-2.243
West Midlands|52.48|-1.894
Tyne and Wear|54.975|-1.613
Cornwall|50.263|-5.051
Isle of Skye|57.413|-6.194
Co. Down|54.33|-5.72
W1|51.515|-0.145
SW1|51.497|-0.14
EC1|51.522|-0.1
Heathrow Terminal 5|51.472|-0.488
Westfield Stratford City|51.543|-0.006
Ealing Broadway|51.515|-0.302
UCL|51.525|-0.134
University of Leeds|53.807|-1.555
Bluewater|51.439|0.27
Brighton & Hove|50.83|-0.14
`

export const SAID_IN_IRELAND = `
D2|53.34|-6.25
D02|53.34|-6.25
do2|53.34|-6.25
D6W|53.309|-6.298
d6w x2|53.309|-6.298
A94|53.301|-6.178
T12|51.89|-8.48
t12 x|51.89|-8.48
H91|53.27|-9.06
V94|52.66|-8.63
X91|52.26|-7.11
F91|54.27|-8.47
E45|52.862|-8.197
W12|53.18|-6.8
D02 X285|53.339|-6.253
d02x285|53.339|-6.253
D02-X285|53.339|-6.253
Dublin 2|53.34|-6.25
Dublin2|53.34|-6.25
dublin 6w|53.309|-6.298
Dublin 1|53.353|-6.26
Dublin City Centre|53.345|-6.26
Temple Bar|53.345|-6.264
temple bar dublin|53.345|-6.264
Grafton St|53.342|-6.26
Grafton Street|53.342|-6.26
O'Connell Street|53.35|-6.26
oconnell st|53.35|-6.26
O’Connell Street|53.35|-6.26
St Stephens Green|53.338|-6.259
Stephen's Green|53.338|-6.259
Rathmines|53.324|-6.265
Ranelagh|53.326|-6.256
Phibsboro|53.361|-6.272
Drumcondra|53.37|-6.253
Ballsbridge|53.329|-6.229
Sandymount|53.332|-6.213
Donnybrook|53.319|-6.236
Clontarf|53.364|-6.19
Howth|53.387|-6.065
Dalkey|53.277|-6.1
Dun Laoghaire|53.294|-6.134
Dún Laoghaire|53.294|-6.134
Dundrum|53.292|-6.246
dundrum shopping centre|53.287|-6.242
Blanchardstown|53.388|-6.376
Blanchardstown Centre|53.393|-6.39
Tallaght|53.286|-6.373
The Square Tallaght|53.287|-6.372
Swords|53.459|-6.22
Pavilions Swords|53.457|-6.218
Stoneybatter|53.354|-6.285
Harolds Cross|53.324|-6.283
Terenure|53.31|-6.285
Rathgar|53.313|-6.275
Crumlin|53.325|-6.31
Inchicore|53.34|-6.315
Heuston|53.346|-6.292
Heuston Station|53.346|-6.292
Connolly|53.351|-6.25
Connolly Station|53.351|-6.25
Dublin Heuston|53.346|-6.292
Dublin Connolly|53.351|-6.25
Pearse Street|53.343|-6.248
Dublin airport|53.428|-6.244
Croke Park|53.361|-6.251
Aviva|53.335|-6.228
3Arena|53.347|-6.229
Trinity College Dublin|53.344|-6.254
UCD|53.307|-6.22
DCU|53.385|-6.257
IFSC|53.349|-6.245
Phoenix Park|53.356|-6.33
Guinness Storehouse|53.342|-6.287
Henry Street|53.35|-6.262
Liffey Valley|53.354|-6.393
Citywest|53.284|-6.42
Cork|51.898|-8.472
cork city|51.898|-8.472
Cork City Centre|51.898|-8.472
Patrick St|51.898|-8.472
St Patrick's Street|51.898|-8.472
Kent Station|51.902|-8.459
Cork Kent|51.902|-8.459
UCC|51.893|-8.492
Douglas|51.876|-8.436
Ballincollig|51.888|-8.59
Mahon Point|51.886|-8.397
English Market|51.898|-8.475
Cobh|51.85|-8.294
Galway|53.272|-9.051
Eyre Square|53.275|-9.049
Salthill|53.261|-9.075
Shop Street|53.272|-9.053
Ceannt Station|53.274|-9.047
Galway station|53.274|-9.047
Gaillimh|53.272|-9.051
Limerick|52.665|-8.623
Colbert Station|52.659|-8.624
O'Connell Street, Limerick|52.662|-8.63
Thomond Park|52.674|-8.643
Waterford|52.258|-7.11
Kilkenny|52.654|-7.252
Kilkenny Castle|52.65|-7.249
Sligo|54.27|-8.469
Drogheda|53.719|-6.348
Dundalk|54.0|-6.417
Letterkenny|54.95|-7.733
Athlone|53.423|-7.937
Bray|53.203|-6.1
Greystones|53.143|-6.063
Maynooth|53.385|-6.594
Naas|53.217|-6.667
Navan|53.653|-6.681
Killarney|52.06|-9.51
Tralee|52.27|-9.703
Ennis|52.844|-8.986
Shannon Airport|52.7|-8.92
Cork Airport|51.847|-8.489
Co. Cork|51.9|-8.47
County Galway|53.27|-9.05
Dublin, Ireland|53.33|-6.25
Baile Átha Cliath|53.33|-6.25
baile atha cliath|53.33|-6.25
Main Street, Swords|53.459|-6.22
Castleknock|53.373|-6.36
Lucan|53.357|-6.449
Malahide|53.451|-6.154
Ringsend|53.342|-6.226
Docklands|53.347|-6.238
Smithfield|53.349|-6.278
Merrion Square|53.34|-6.249
Camden Street|53.335|-6.265
Baggot Street|53.334|-6.246
George’s Street|53.342|-6.264
County Kerry|52.27|-9.703
Co. Mayo|53.857|-9.299
Connemara|53.49|-10.02
Trá Lí|52.27|-9.703
TCD|53.344|-6.254
`
