import { drawChart } from './chart'

const chart = {
  title: 'Blocking <time>',
  unit: 'ms',
  places: ['aaaaaaa', 'bbbbbbb', 'ccccccc'],
  lines: [
    { name: 'menu', isFloor: false, values: [180, null, 60] },
    { name: 'menu', isFloor: true, values: [20, 20, 20] },
  ],
} as const

describe('drawChart', () => {
  it('draws a point for each value that was measured, on an axis that ends at a round number', () => {
    const svg = drawChart(chart)
    expect(svg.match(/<circle/g)).toHaveLength(2)
    expect(svg).toContain('>200 ms</text>')
    expect(svg).toContain('>ccccccc</text>')
  })

  it('dashes the floor, and names it in the colour of its line', () => {
    expect(drawChart(chart)).toMatch(/stroke="#b3261e" stroke-width="2" stroke-dasharray/)
    expect(drawChart(chart)).toContain('>menu, floor</text>')
  })

  it('escapes words, and draws nothing measured as an empty chart', () => {
    expect(drawChart({ ...chart, lines: [] })).toContain('Blocking &#60;time&#62;')
  })
})
