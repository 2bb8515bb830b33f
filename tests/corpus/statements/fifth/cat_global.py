"""Services known everywhere.
name | period | channels (c card, d direct debit, p paypal, u card in US dollars) | euro prices |
creditor | purpose | card descriptors (variants by ;) | where the card text says it sits"""
GLOBAL = """
Netflix|m|cpd|7.99,13.99,19.99|Netflix International B.V.|{c} NETFLIX MONTHLY|NETFLIX.COM;Netflix.com;NETFLIX COM|AMSTERDAM
Spotify|m|cp|10.99,14.99,17.99|Spotify AB|Spotify {n}|Spotify P{x};SPOTIFY STOCKHOLM;Spotify AB|STOCKHOLM
Disney+|m|cp|8.99,11.99|The Walt Disney Company (Benelux) BV|Disney Plus {c}|DISNEY PLUS;DISNEYPLUS;Disney Plus|HOOFDDORP
Amazon Prime|m|cd|4.49,8.99|AMAZON EU S.A R.L.|{x} Amazon Prime {c}|AMZN PRIME*{z};AMAZON PRIME*{z};Amazon Prime*{z}|amazon.com/pr
Audible|m|c|9.95|Audible GmbH|Audible {n}|AUDIBLE*{z};Audible*{z}|AUDIBLE.COM
YouTube Premium|m|c|12.99|Google Ireland Limited|YouTube {c}|GOOGLE *YouTubePremium;GOOGLE*YOUTUBE;GOOGLE *YOUTUBE PREMIU|g.co/helppay#
Google One|m|c|1.99,2.99,9.99|Google Ireland Limited|Google One {c}|GOOGLE *Google One;GOOGLE*GOOGLE ONE;Google Google One|g.co/helppay#
Apple iCloud+|m|c|0.99,2.99|Apple Distribution International|{x}|APPLE.COM/BILL;APPLE.COM/BILL ITUNES.COM|CORK
Apple Music|m|c|10.99,16.99|Apple Distribution International|{x}|APPLE.COM/BILL;APPLE COM BILL|ITUNES.COM
Microsoft 365|y|cp|69.00,99.00|Microsoft Ireland Operations|Microsoft 365 {c}|MICROSOFT*MICROSOFT 365;MSFT * E{n};Microsoft*365 Personal|MSBILL.INFO
Xbox Game Pass|m|c|9.99,14.99|Microsoft Ireland Operations|Xbox {c}|MICROSOFT*XBOX;Microsoft*Xbox Game Pass|MSBILL.INFO
PlayStation Plus|y|cp|59.99,71.99|Sony Interactive Entertainment|PlayStation {n}|PlayStation Network;PLAYSTATION NETWORK;SONY PLAYSTATIONNETWORK|LONDON
Nintendo Switch Online|y|cp|19.99,34.99|Nintendo of Europe|Nintendo {n}|NINTENDO *NINTENDO;Nintendo CD{n}|FRANKFURT
Adobe Creative Cloud|m|cp|11.89,23.79,61.95|Adobe Systems Software Ireland|Adobe {n}|ADOBE *CREATIVE CLOUD;Adobe;ADOBE *ADOBE|SAGGART
Canva Pro|m|cp|11.99|Canva Pty Ltd|Canva {n}|CANVA* I0{n};Canva* 0{n}|SYDNEY
ChatGPT Plus|m|u|20.00|OpenAI|ChatGPT|OPENAI *CHATGPT SUBSCR;OPENAI|SAN FRANCISCO
Claude Pro|m|u|20.00|Anthropic|Claude|CLAUDE.AI SUBSCRIPTION;ANTHROPIC|SAN FRANCISCO
GitHub|m|u|4.00,10.00|GitHub Inc|GitHub|GITHUB, INC.;GITHUB INC.|SAN FRANCISCO
Patreon|m|up|5.00,8.00,12.00|Patreon Ireland|Patreon* Membership|PATREON* MEMBERSHIP;Patreon Membership|INTERNET
Dropbox|m|cp|11.99|Dropbox International|Dropbox {x}|DROPBOX*{z};Dropbox {z}|DUBLIN
Notion|m|u|10.00|Notion Labs|Notion|NOTION LABS, INC.;NOTION|SAN FRANCISCO
1Password|y|u|35.88,59.88|AgileBits|1Password|1PASSWORD;AGILEBITS/1PASSWORD|TORONTO
LinkedIn Premium|m|c|29.99|LinkedIn Ireland|LinkedIn {n}|LINKEDIN PRE *{d8};LinkedIn{d8}|DUBLIN
Strava|y|cp|59.99|Strava Inc|Strava|STRAVA;STRAVA, INC.|SAN FRANCISCO
Duolingo|y|c|83.99|Duolingo Inc|Duolingo|DUOLINGO;DUOLINGO.COM|PITTSBURGH
Headspace|y|cp|57.99|Headspace Inc|Headspace|HEADSPACE.COM;HEADSPACE INC|LONDON
NordVPN|y|cp|59.88,71.88|Nordvpn S.A.|NordVPN {n}|NORDVPN.COM;NordVPN|AMSTERDAM
Proton|m|cp|3.99,9.99|Proton AG|Proton {n}|PROTON AG;PROTON.ME|PLAN-LES-OUATES
The New York Times|m|u|4.00,17.00|The New York Times|NYTimes|NYTIMES*NYTIMES DISC;NYTIMES*NYTIMES|NEW YORK
The Economist|q|cp|49.90,59.90|The Economist Newspaper|Economist {c}|THE ECONOMIST;ECONOMIST SUBS|LONDON
DAZN|m|cp|19.99,29.99|DAZN Limited|DAZN {c}|DAZN;DAZN LIMITED|LONDON
Crunchyroll|m|c|6.99|Crunchyroll LLC|Crunchyroll|CRUNCHYROLL *;Crunchyroll|SAN FRANCISCO
MUBI|m|cp|11.99|MUBI|MUBI|MUBI;MUBI.COM|LONDON
Uber One|m|cp|4.99|Uber BV|Uber One|UBER *ONE;UBER * ONE MEMBERSHIP|AMSTERDAM
Tinder|m|c|14.99|Match Group|Tinder|GOOGLE *Tinder;TINDER|g.co/helppay#
Discord Nitro|m|u|9.99|Discord|Discord|DISCORD* NITRO;DISCORD NITRO|SAN FRANCISCO
Deezer|m|cp|11.99|Deezer SA|Deezer {c}|DEEZER;DEEZER PREMIUM|PARIS
Max|m|cp|9.99|WarnerMedia Direct|Max {c}|HBOMAX;HELP.MAX.COM;MAX.COM|DUBLIN
Paramount+|m|c|7.99|Paramount|Paramount|PARAMOUNT+;PARAMNTPLUS|LONDON
Apple TV+|m|c|9.99|Apple Distribution International|{x}|APPLE.COM/BILL|CORK
Setapp|m|u|9.99|Paddle|Setapp|PADDLE.NET* SETAPP;PADDLE.NET*SETAPP|LONDON
ESET Antivirus|y|cp|39.95|Digital River Ireland|ESET {n}|DRI*ESET;DRI*WWW.ESET.COM|CORK
Komoot Premium|y|c|59.99|Google Ireland Limited|komoot|GOOGLE *komoot;GOOGLE*KOMOOT|g.co/helppay#
Babbel (via Apple)|q|c|29.99|Apple Distribution International|{x}|APPLE.COM/BILL|ITUNES.COM
Substack newsletter|m|u|6.00,8.00|Stripe|Substack|SUBSTACK;SUBSTACK* LETTERS|SAN FRANCISCO
Bumble|m|c|16.99|Google Ireland Limited|Bumble|GOOGLE *Bumble App|g.co/helppay#
Twitch|m|c|4.99|Twitch Interactive|Twitch|TWITCHINTER;Twitch Interactive|SAN FRANCISCO
Squarespace|m|u|16.00,23.00|Squarespace|Squarespace|SQSP* WEBSIT#{n};SQSP* INV{n}|DUBLIN
"""
NOT_IN = {"Deezer": "US CA AU", "DAZN": "US AU SE DK PL CZ", "Uber One": "AT DK CZ", "Max": "DE AT IT IE GB AU",
          "Claude Pro": "", "Paramount+": "SE DK PL CZ BE NL PT ES"}
CATS_APPLE = {"Apple iCloud+", "Apple Music", "Apple TV+"}
