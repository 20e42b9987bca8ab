// Columns: regions side by side, fact beside plan.
import { regionsByFact } from '../data.ts'
import type { Figure } from '../figure.ts'
import { card } from '../frame.ts'
import { meaning } from '../palette.ts'
import { number } from '../words.ts'
import { chart } from './echarts.ts'

/** Fact and plan of each region. */
const factAndPlan: Figure = {
  file: 'docs/guides/dashlet-conf-guide/assets/column.svg',
  svg: () =>
    card({
      title: 'Выручка и план по регионам',
      note: 'тыс. ₽',
      height: 320,
      body: (area) =>
        chart(
          {
            grid: { left: 4, right: 4, top: 48, bottom: 4 },
            legend: { top: 0, left: 0 },
            xAxis: { type: 'category', data: regionsByFact.map(({ region }) => region) },
            yAxis: { type: 'value', max: 2500, axisLabel: { formatter: (value: number) => number(value) } },
            series: [
              {
                name: 'Выручка',
                type: 'bar',
                barGap: '8%',
                color: meaning.fact,
                data: regionsByFact.map(({ fact }) => fact),
              },
              { name: 'План', type: 'bar', color: meaning.plan, data: regionsByFact.map(({ plan }) => plan) },
            ],
          },
          area,
        ),
    }),
}

/** Figures of the page of columns. */
export const columns: readonly Figure[] = [factAndPlan]
