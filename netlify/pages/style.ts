import { color, font, layout, size, space } from '../../src/theme/tokens'
import { Html } from './html'

/** The site's look for the pages that the functions make; the fonts are those of the visitor's machine. */
export const STYLE = new Html(`
*{box-sizing:border-box;margin:0}
body{background:${color.chalk};color:${color.ink};font:${size.body}/1.55 ${font.body}}
aside{padding:${space[2]} ${space[5]};background:${color.moss};color:${color.onDark};font-size:${size.small};font-weight:600;text-align:center;text-wrap:balance}
header,main,footer{max-width:640px;margin:auto;padding:${space[6]} ${layout.gutterPhone}}
header a{font-family:${font.heading};font-size:${size.h3};color:inherit;text-decoration:none}
h1{font-family:${font.heading};font-weight:400;font-size:32px;line-height:1.2;margin-bottom:${space[5]}}
main>p,main>ul{margin-bottom:${space[5]}}
a{color:${color.brickPressed};display:inline-block;padding:${space[4]} 0}
a:focus-visible,input:focus-visible,select:focus-visible,textarea:focus-visible,button:focus-visible{outline:3px solid ${color.brass};outline-offset:2px}
fieldset{border:0;padding:0;margin-bottom:${space[6]}}
legend{padding:0;margin-bottom:${space[4]};font-size:${size.lead};font-weight:600}
.field{margin-bottom:${space[5]}}
label{display:block;margin-bottom:${space[2]};font-size:${size.small};font-weight:600}
input,select,textarea{width:100%;min-height:52px;padding:${space[4]};border:1px solid ${color.inkSoft};border-radius:${layout.radius};background:${color.white};color:inherit;font:inherit}
[aria-invalid]{border:2px solid ${color.danger}}
.error{margin-top:${space[2]};font-size:${size.small};font-weight:500;color:${color.danger}}
select{padding-right:40px;appearance:none;background:linear-gradient(45deg,transparent 50%,${color.ink} 50%) calc(100% - 21px) 52%/5px 5px no-repeat,linear-gradient(-45deg,transparent 50%,${color.ink} 50%) calc(100% - 16px) 52%/5px 5px no-repeat,${color.white}}
.notice{padding:${space[4]} ${space[5]};border:2px solid ${color.danger};border-radius:${layout.radius};margin-bottom:${space[6]}}
.trap{position:absolute;left:-9999px}
button{min-height:52px;padding:${space[4]} ${space[6]};border:0;border-radius:${layout.radius};background:${color.brick};color:${color.white};font:inherit;font-weight:600;cursor:pointer}
body:has(.inbox)>:is(header,main,footer){max-width:${layout.content}}
h2{font-family:${font.heading};font-weight:400;font-size:${size.h3};margin:${space[7]} 0 ${space[5]}}
button.quiet{border:1px solid ${color.ink};background:${color.white};color:${color.ink}}
summary:focus-visible{outline:3px solid ${color.brass};outline-offset:2px}
.message{padding:${space[4]} ${space[5]};background:${color.stone};border-radius:${layout.radius}}
.filter,.buttons,.turning{display:flex;flex-wrap:wrap;gap:${space[5]};align-items:end}
.filter>div{flex:1 1 200px}
.filter :is(input,select,button){height:52px;margin:0}
/* Notes about the settings are not errors. */
.inbox>.notice{border-color:${color.brass}}
.leads{list-style:none;padding:0}
.leads>li{border-top:1px solid ${color.line}}
summary{display:flex;flex-wrap:wrap;gap:${space[3]} ${space[5]};align-items:baseline;padding:${space[5]} 0;cursor:pointer}
.facts{color:${color.inkSoft};font-size:${size.small}}
.state{margin-left:auto;padding:${space[1]} ${space[4]};border-radius:${layout.radius};background:${color.stone};font-size:${size.small};font-weight:600}
.state.dead{background:${color.danger};color:${color.white}}
.state.pending{background:${color.brassLight}}
dl{padding:0 0 ${space[5]}}
dl>div{display:flex;flex-wrap:wrap;gap:${space[2]} ${space[5]};padding:${space[2]} 0}
dt{flex:0 0 180px;color:${color.inkSoft};font-size:${size.small}}
dd{flex:1 1 300px;margin:0;white-space:pre-line;overflow-wrap:anywhere}
details form{padding-bottom:${space[6]}}
.inbox>form:last-child{margin-top:${space[7]}}
footer{border-top:1px solid ${color.line};font-size:${size.small};color:${color.inkSoft}}
footer a{margin-right:${space[6]}}
`)
