"""Well-known services sold in many countries.

name | legal name of the debit | card wordings, ~ between them | channels | euro tiers (a>b = price rise), ; between tiers |
periods | home town | home country | purpose of a direct debit or PayPal | fx currency (optional)
"""
WORLD = """
Netflix|Netflix International B.V.|NETFLIX.COM~NETFLIX.COM~Netflix.com~NETFLIX COM|card,card,paypal,dd|7.99>9.99;12.99>13.99;17.99>19.99|month|Amsterdam|NL|NETFLIX.COM {r}|
Spotify|Spotify AB|Spotify {X}~SPOTIFY AB BY ADYEN~Spotify Stockholm~SPOTIFY*{X}|card,paypal,paypal,card|9.99>10.99;14.99>17.99;5.99;12.99>14.99|month|Stockholm|SE|Spotify AB {X}|
Disney+|Disney DTC EMEA|DISNEYPLUS~DISNEY PLUS~Disney+~DISNEY PLUS 888-9057888|card,paypal|8.99>9.99;10.99>11.99|month|Burbank|GB|Disney+ Abo {r}|
Disney+|Disney DTC EMEA|DISNEYPLUS~DISNEY PLUS|card|89.90>119.90|year|Burbank|GB|Disney+ {r}|
Amazon Prime|Amazon EU S.a.r.l. Niederlassung|AMAZON PRIME*{X}~Amazon Prime*{X}~AMZN Prime {X}~AMAZON PRIME|card,dd|8.99;6.99>8.99|month|Luxembourg|LU|{X} Amazon Prime Amzn.com/bill|
Amazon Prime|Amazon EU S.a.r.l.|AMAZON PRIME*{X}~Prime Member amzn.com|card,dd|69.00>89.90|year|Luxembourg|LU|{X} AmazonPrime {Y}|
Audible|Audible GmbH|AUDIBLE*{X}~Audible {X}~AUDIBLE LIMITED|card,dd|9.95|month|Berlin|DE|{X} Audible Abo|
Kindle Unlimited|Amazon Media EU S.a r.l.|KINDLE UNLTD*{X}~Kindle Unltd {X}~KINDLE SVCS*{X}|card|9.99>11.99|month|Luxembourg|LU|{X} Kindle Unltd|
YouTube Premium|Google Payment Ireland|GOOGLE *YouTubePremium~GOOGLE*YOUTUBEPREMIUM~GOOGLE *YouTube g.co/helppay#|card,paypal|11.99>12.99;17.99>23.99|month|London|GB|GOOGLE YouTubePremium|
Google One|Google Payment Ireland|GOOGLE *Google One~GOOGLE*GOOGLE STORAGE~GOOGLE *GOOGLE ONE g.co|card,paypal|1.99;2.99|month|Dublin|IE|GOOGLE Google One|
Apple|Apple Distribution International|APPLE.COM/BILL~APPLE.COM/BILL ITUNES.COM~APPLE.COM/BILL 0800 480402|card,card,paypal|0.99;2.99;9.99;10.99;6.99>9.99;16.95>19.95|month|Cork|IE|APPLE.COM/BILL|
Apple|Apple Distribution International|APPLE.COM/BILL~APPLE.COM/BILL ITUNES.COM|card|29.99;39.99;59.99|year|Hollyhill|IE|APPLE.COM/BILL|
Microsoft 365|Microsoft Ireland Operations|MICROSOFT*MICROSOFT 365 P~MSFT *MICROSOFT 365~Microsoft*365 Personal|card,paypal|69.00>99.00;99.00>129.00|year|Dublin|IE|MICROSOFT 365|
Microsoft 365|Microsoft Ireland Operations|MICROSOFT*MICROSOFT 365~MICROSOFT*SUBSCRIPTION|card,paypal|7.00>10.00;10.00>13.00|month|Dublin|IE|MICROSOFT 365|
Xbox Game Pass|Microsoft Ireland Operations|MICROSOFT*XBOX GAME PASS~MICROSOFT*ULTIMATE 1 MON~MSFT *XBOX|card,paypal|12.99>14.99>17.99|month|Dublin|IE|MICROSOFT Xbox Game Pass|
PlayStation Plus|Sony Interactive Entertainment|PLAYSTATION NETWORK~PlayStation Network~SONY PLAYSTATIONNETWORK|card,paypal|8.99;13.99>15.99|month|London|GB|Sony Interactive Entertainment Network|
Nintendo Switch Online|Nintendo of Europe|NINTENDO CD{d}~Nintendo NOA{d}~NINTENDO *ONLINE|card,paypal|19.99;34.99|year|Frankfurt|DE|Nintendo of Europe|
Adobe|Adobe Systems Software Ireland|ADOBE *CREATIVE CLOUD~ADOBE *PHOTOGPHY PLAN~Adobe Systems Software~ADOBE  *ADOBE|card,paypal|11.89>12.09;24.19>26.43;61.95>66.45|month|Dublin|IE|ADOBE CREATIVE CLOUD|
Dropbox|Dropbox International|DROPBOX*{X}~Dropbox {X}~DB *DROPBOX|card,paypal|11.99|month|Dublin|IE|Dropbox Plus|
Dropbox|Dropbox International|DROPBOX*{X}~Dropbox {X}|card|119.88|year|Dublin|IE|Dropbox Plus|
ChatGPT|OpenAI Ireland Ltd|OPENAI *CHATGPT SUBSCR~CHATGPT SUBSCRIPTION~OPENAI *CHATGPT SUBSCR HTTPSOPENAI.C|card|20.00|month|San Francisco|US|OpenAI ChatGPT Plus|USD
Claude|Anthropic PBC|CLAUDE.AI SUBSCRIPTION~ANTHROPIC* CLAUDE SUB|card|20.00|month|San Francisco|US|Claude Pro|USD
Midjourney|Midjourney Inc.|MIDJOURNEY INC.~MIDJOURNEY INC. HTTPSMIDJOURN|card|10.00;30.00|month|South San Fran|US|Midjourney|USD
GitHub|GitHub Inc|GITHUB, INC.~GITHUB INC. GITHUB.COM~GITHUB, INC. +14154486673|card,paypal|4.00;10.00|month|San Francisco|US|GitHub|USD
Notion|Notion Labs Inc|NOTION LABS, INC.~NOTION LABS INC HTTPSWWW.NOTI|card|10.00>12.00|month|San Francisco|US|Notion|USD
Patreon|Patreon Ireland Ltd|PATREON* MEMBERSHIP~PATREON* MEMBER~Patreon Member|card,paypal|5.00;8.00;12.00|month|Dublin|IE|Patreon Membership|USD
Medium|A Medium Corporation|MEDIUM ANNUAL~Medium|card|50.00|year|San Francisco|US|Medium|USD
Medium|A Medium Corporation|MEDIUM MONTHLY~Medium Monthly|card|5.00|month|San Francisco|US|Medium|USD
Substack|Substack Inc|{letter} SUBSTACK.COM~SUBSTACK {letter}|card|5.00;8.00|month|San Francisco|US|Substack|USD
The New York Times|The New York Times Company|NYTIMES*NYTIMES DISC~NYTimes*NYTimes~NYTIMES*NYTIMES|card,paypal|2.00>8.00;4.00>17.00|month4|New York|US|NYTimes|USD
The Economist|The Economist Newspaper Ltd|THE ECONOMIST~ECONOMIST SUBSCRIPTIONS|card,paypal|59.00>64.00|quarter|London|GB|The Economist|GBP
The Guardian|Guardian News and Media|GUARDIAN NEWS & MEDIA~THE GUARDIAN SUPPORT~GNM DIGITAL|card,paypal,dd|5.00>7.00;12.00|month|London|GB|Guardian support|GBP
NordVPN|nordvpn s.a.|NORDVPN.COM~NORD*VPN NORDVPN.COM~P.NORDVPN.COM|card,paypal|59.88>79.99|year|Amsterdam|NL|NordVPN|
Surfshark|Surfshark B.V.|SURFSHARK* {X}~PADDLE.NET* SURFSHARK|card,paypal|12.95>15.45|month|Amsterdam|NL|Surfshark|
Proton|Proton AG|PROTON AG~PROTON* PROTON MAIL~PROTONMAIL|card,paypal|4.99;9.99;12.99|month|Plan-les-Ouates|CH|Proton|
1Password|AgileBits Inc|1PASSWORD~AGILEBITS 1PASSWORD TORONTO~1Password*1Password|card|35.88>47.88|year|Toronto|CA|1Password|USD
Strava|Strava Inc|STRAVA~Strava San Francisco~STRAVA* SUBSCRIPTION|card|59.99>74.99|year|San Francisco|US|Strava|
Strava|Strava Inc|STRAVA~Strava Inc.|card,paypal|7.99>10.99|month|San Francisco|US|Strava|
Duolingo|Duolingo Inc|GOOGLE *Duolingo~GOOGLE *DUOLINGO LEARN|card|12.99;7.99|month|Dublin|IE|Duolingo|
Headspace|Headspace Inc|HEADSPACE~Headspace.com~HEADSPACE INC. SANTA MONICA|card|57.99>69.99|year|Santa Monica|US|Headspace|
Calm|Calm.com Inc|CALM~PAYPAL *CALM.COM~CALM.COM SAN FRANCISCO|card|49.99>54.99|year|San Francisco|US|Calm|
LinkedIn Premium|LinkedIn Ireland|LINKEDIN PREMIUM~LINKEDIN-{d} *LNKD.IN~LinkedIn PreC {d}|card,paypal|29.99;44.99|month|Dublin|IE|LinkedIn Premium|
Canva|Canva Pty Ltd|CANVA* I{r}~CANVA* {r} SYDNEY|card,paypal|11.99>12.99|month|Surry Hills|AU|Canva Pro|
Grammarly|Grammarly Inc|GRAMMARLY CO{X}~GRAMMARLY|card|144.00|year|San Francisco|US|Grammarly|USD
Zoom|Zoom Video Communications|ZOOM.US 888-799-9666~ZOOM.COM 888-799-9666|card,paypal|13.99>15.99|month|San Jose|US|Zoom|
Twitch|Twitch Interactive|TWITCHINTERAC~TWITCH* {X}~Twitch Interactive Inc|card,paypal|4.99>5.99|month|San Francisco|US|Twitch|
Crunchyroll|Crunchyroll LLC|CRUNCHYROLL *MEMBERSHIP~CRUNCHYROLL~Crunchyroll San Francisco|card,paypal|6.99>7.99|month|San Francisco|US|Crunchyroll|
Deezer|Deezer SA|DEEZER~DEEZER PREMIUM PARIS~Deezer*{X}|card,paypal|10.99>11.99|month|Paris|FR|Deezer Premium|
Tidal|Tidal Music AS|TIDAL~TIDAL MUSIC AS~Tidal Hifi Oslo|card,paypal|10.99;9.99>10.99|month|Oslo|NO|Tidal|
DAZN|DAZN Limited|DAZN~DAZN LIMITED~DAZN London|card,paypal|24.99>29.99>34.99;9.99>13.99|month|London|GB|DAZN Abo|
Apple TV+ (Paddle: Infuse)|Paddle.com Market Ltd|PADDLE.NET* INFUSE~PADDLE.NET*INFUSE PRO|card|9.99>12.99|year|London|GB|Infuse Pro|
Setapp|Paddle.com Market Ltd|PADDLE.NET* SETAPP~SETAPP|card|9.99|month|London|GB|Setapp|
Malwarebytes|Cleverbridge AG|CLEVERBRIDGE*MALWAREB~CBI*MALWAREBYTES|card,paypal|39.99>44.99|year|Koeln|DE|cleverbridge.net Malwarebytes|
JetBrains|JetBrains s.r.o.|JETBRAINS~JETBRAINS AMERICAS INC~FS* JETBRAINS|card,paypal|16.90>19.90|month|Praha|CZ|JetBrains|
Kaspersky|Digital River Ireland|DRI*KASPERSKY~DRI*www.kaspersky.com|card|29.95>44.95|year|Shannon|IE|Digital River Kaspersky|
Bumble|Bumble|GOOGLE *Bumble Dating~GOOGLE *BUMBLE|card|14.99|month|Dublin|IE|Bumble|
Uber One|Uber BV|UBER *ONE MEMBERSHIP~UBER *ONE~Uber One|card,paypal|5.99|month|Amsterdam|NL|Uber One|
Peloton|Peloton Interactive|PELOTON* MEMBERSHIP~PELOTON MEMBERSHIP|card|12.99;39.00>45.00|month|London|GB|Peloton|
Discord Nitro|Discord Inc|DISCORD* NITROMONTHLY~DISCORD* NITRO|card,paypal|9.99;2.99|month|San Francisco|US|Discord Nitro|
iRobot / Ring|Ring LLC|RING BASIC PLAN~RING.COM~Ring Plan|card|3.99>4.99|month|London|GB|Ring Protect|
Evernote|Evernote|EVERNOTE~EVERNOTE* PERSONAL|card|69.99>99.99|year|Milano|IT|Evernote|
Wikimedia|Wikimedia Foundation|WIKIMEDIA 877 600 9454~WIKIMEDIA FOUNDATION|card,paypal|2.00;5.00|month|San Francisco|US|Wikimedia donation|
Squarespace|Squarespace Ireland|SQSP* INV{r}~SQSP* WEBSIT#{r}|card,paypal|17.00>19.00|month|Dublin|IE|Squarespace|
Bitwarden|Bitwarden Inc|BITWARDEN~8BIT SOLUTIONS BITWARDEN|card|10.00|year|Santa Barbara|US|Bitwarden|USD
"""


def parse(table, fields):
    rows = []
    for line in table.strip().splitlines():
        if line.strip():
            parts = [p.strip() for p in line.split("|")]
            rows.append(dict(zip(fields, parts + [""] * (len(fields) - len(parts)))))
    return rows


FIELDS = ("name", "legal", "desc", "channels", "tiers", "period", "town", "cc", "ref", "fx")
SERVICES = parse(WORLD, FIELDS)
NOT_IN = {"Disney+": (), "DAZN": ("US", "AU", "NZ", "NO", "SE", "DK", "FI", "PL", "CZ", "BR", "CH", "NL", "IE"),
          "Deezer": ("AU", "NZ", "US"), "The Guardian": ("CZ", "BR")}
for s in SERVICES:
    s["name"] = {"Apple TV+ (Paddle: Infuse)": "Infuse Pro", "iRobot / Ring": "Ring"}.get(s["name"], s["name"])
