const v = n => `hsl(var(--${n}))`;
module.exports = { content: ['./src/*.jsx', './src/*.html'], theme: { extend: { colors: { border: v('border'), background: v('background'), foreground: v('foreground'), primary: { DEFAULT: v('primary'), foreground: v('primary-foreground') }, muted: { DEFAULT: v('muted'), foreground: v('muted-foreground') }, destructive: v('destructive') } } } };
