import { expect } from 'chai'
import { contrast, ownColor, readPageTheme } from '../../src/metadata/index.ts'

describe('readPageTheme', () => {
  it('reads what a creator can choose', () => {
    const theme = {
      preset: 'poster',
      scheme: 'dark',
      accent: '#C2410C',
      background: '#101418',
      font: 'serif',
      logo: `ipfs://${'b'.repeat(46)}/logo.svg`,
    }
    expect(readPageTheme(theme)).to.deep.equal({ theme, problems: [] })
    expect(readPageTheme(undefined)).to.deep.equal({ theme: {}, problems: [] })
  })

  it('takes the scheme from the background', () => {
    expect(readPageTheme({ background: '#fff7ed' }).theme.scheme).to.equal('light')
    expect(readPageTheme({ background: '#0f172a' }).theme.scheme).to.equal('dark')
  })

  it('leaves out what no page can use, and names it', () => {
    const { theme, problems } = readPageTheme(
      {
        preset: 'neon',
        accent: 'red;background:url(https://a.example)',
        font: 'Comic Sans',
        background: '#7a7a7a',
        logo: 'javascript:alert(1)',
        scheme: 'light',
        css: 'body{}',
      },
      'page',
    )
    expect(theme).to.deep.equal({ scheme: 'light' })
    expect(problems.map(({ path, message }) => [path, message])).to.deep.equal([
      ['page.preset', '"preset" must be one of plain, gallery, poster'],
      ['page.accent', '"accent" must be a colour with six hex digits, such as #c2410c'],
      ['page.font', '"font" must be one of sans, serif, rounded, mono'],
      ['page.logo', '"logo" must be an https, ipfs, ar or data:image address'],
      [
        'page',
        '"page" has fields that no page knows; they are preset, scheme, accent, background, font, logo',
      ],
      [
        'page.background',
        '"background" must be lighter or darker, so that texts on it can be read',
      ],
    ])
  })

  it('leaves out a background that contradicts the scheme', () => {
    const { theme, problems } = readPageTheme({ background: '#101010', scheme: 'light' })
    expect(theme).to.deep.equal({ scheme: 'light' })
    expect(problems.map(({ message }) => message)).to.deep.equal([
      '"background" is dark, but the scheme is light',
    ])
  })

  for (const value of [null, 'gallery', ['gallery'], 7]) {
    it(`refuses ${JSON.stringify(value)} as a whole`, () => {
      const { theme, problems } = readPageTheme(value)
      expect(theme).to.deep.equal({})
      expect(problems).to.deep.equal([
        {
          path: 'mint_page',
          code: 'PAGE_THEME_INVALID',
          message: '"mint_page" must be an object',
        },
      ])
    })
  }
})

describe('ownColor', () => {
  const pixel = (red: number, green: number, blue: number, alpha = 255) => [red, green, blue, alpha]

  it('is the most colourful hue, and no mean of several', () => {
    const sea = Array.from({ length: 6 }, () => pixel(30, 45, 90)).flat()
    const sun = [...pixel(250, 140, 90), ...pixel(250, 150, 80)]
    expect(ownColor([...sea, ...sun])).to.equal('#fa9155')
  })

  it('takes reds of both sides of the wheel together', () => {
    const reds = [...pixel(200, 0, 10), ...pixel(200, 10, 0)]
    expect(ownColor([...reds, ...pixel(0, 0, 240)])).to.equal('#c80505')
  })

  it('is the colour of what is colourful', () => {
    const grey = pixel(128, 128, 128)
    const clear = pixel(0, 0, 255, 0)
    expect(ownColor([...grey, ...pixel(200, 60, 20), ...clear, ...grey])).to.equal('#c83c14')
  })

  it('is none for greys', () => {
    expect(ownColor([...pixel(0, 0, 0), ...pixel(240, 240, 240)])).to.equal(undefined)
    expect(ownColor([])).to.equal(undefined)
  })
})

describe('contrast', () => {
  it('is that of WCAG 2.2', () => {
    expect(contrast('#000000', '#ffffff')).to.equal(21)
    expect(contrast('#767676', '#ffffff').toFixed(2)).to.equal('4.54')
  })
})
