// The elements that browsers know by name. Anything else that looks like a tag counts as text: a placeholder such as `<host>`.

/** HTML, SVG and MathML elements, obsolete ones included, in lower case. */
const KNOWN: ReadonlySet<string> = new Set(
  (
    'a abbr acronym address animate animatemotion animatetransform annotation annotation-xml applet area article aside ' +
    'audio b base basefont bdi bdo bgsound big blink blockquote body br button canvas caption center circle cite clippath ' +
    'code col colgroup data datalist dd defs del desc details dfn dialog dir div dl dt ellipse em embed feblend ' +
    'fecolormatrix fecomposite feflood fegaussianblur femerge femergenode fencedframe feoffset fieldset figcaption figure ' +
    'filter font footer foreignobject form frame frameset g h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image img ' +
    'input ins kbd label legend li line lineargradient link listing maction main map mark marker marquee mask math menclose ' +
    'menu merror meta meter mfrac mi mlabeledtr mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace ' +
    'msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover nav nobr noembed noframes none noscript object ' +
    'ol optgroup option output p param path pattern picture plaintext polygon polyline pre progress q radialgradient rect ' +
    'rp rt ruby s samp script search section select semantics set slot small source span stop strike strong style sub ' +
    'summary sup svg symbol table tbody td template text textarea textpath tfoot th thead time title tr track tref tspan tt ' +
    'u ul use var video view wbr xmp'
  ).split(' '),
)

/** Whether browsers know an element of this name, in any letter case. */
export function isKnownElement(name: string): boolean {
  return KNOWN.has(name.toLowerCase())
}
