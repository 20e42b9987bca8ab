// Матрица 'факт, план' -> настройки ECharts: полосы факта и отметки плана на них.
export const drawPlanFact = (cfg, subspace, matrix) => ({
  grid: { left: 8, right: 24, top: 8, bottom: 8, containLabel: true },
  xAxis: { type: 'value' },
  yAxis: { type: 'category', inverse: true, data: subspace.ys.map((e) => cfg.getTitle(e)) },
  series: [
    { type: 'bar', name: cfg.getTitle(subspace.xs[0]),
      itemStyle: { color: cfg.getColor(subspace.xs[0], null, 0) },
      data: matrix.map(([fact, plan]) => ({ value: fact,
        itemStyle: fact < plan ? { color: cfg.getRaw().badValueColor } : {} })) },
    { type: 'scatter', symbol: 'rect', symbolSize: [3, 22],
      name: cfg.getTitle(subspace.xs[1]),
      data: matrix.map((row, y) => [row[1], y]) },
  ],
  color: [cfg.getColor(subspace.xs[0], null, 0), cfg.getColor(subspace.xs[1], null, 1)],
})
