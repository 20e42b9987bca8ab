// План-факт: по оси X две меры (факт, план), по оси Y — элементы измерения.
import { extractErrorMessage } from 'bi-internal/core'
import { GeometryObserver } from 'bi-internal/face'
import { KoobFiltersService } from 'bi-internal/services'
import * as echarts from 'echarts'
import React, { useEffect, useRef, useState } from 'react'
import { drawPlanFact } from './src/drawPlanFact'

export default function PlanFact({ cfg, subspace, dp }) {
  const [state, setState] = useState({})

  useEffect(() => {
    let actual = true
    dp.getMatrixYX(subspace).then(
      (matrix) => actual && setState({ subspace, matrix }),
      (error) => actual && setState({ subspace, error: extractErrorMessage(error) }),
    )
    return () => { actual = false }
  }, [dp, subspace])

  if (state.subspace !== subspace) return <p aria-busy="true">Загрузка…</p>
  if (state.error) return <p role="alert">{state.error}</p>
  if (!subspace.ys.length) return <p>Нет продаж за выбранный период</p>
  return <Chart cfg={cfg} subspace={subspace} matrix={state.matrix} />
}

function Chart({ cfg, subspace, matrix }) {
  const box = useRef(null)
  const chart = useRef(null)

  useEffect(() => {
    const instance = echarts.init(box.current, null, { renderer: 'svg' })
    chart.current = instance
    const onResize = () => instance.resize()
    GeometryObserver.getInstance().addSubscription(box.current, onResize)
    const element = box.current
    return () => {
      GeometryObserver.getInstance().removeSubscription(element, onResize)
      instance.dispose()
    }
  }, [])

  useEffect(() => {
    chart.current.setOption(drawPlanFact(cfg, subspace, matrix), true)
  }, [cfg, subspace, matrix])

  useEffect(() => {
    const onPoint = (event, y) => {
      const region = subspace.ys[y]
      if (cfg.getRaw().onClickDataPoint) {
        cfg.controller.handleVCPClick(event, { x: subspace.xs[0], y: region, v: matrix[y][0] })
        return
      }
      // действие не настроено: ставим общий фильтр сами
      KoobFiltersService.getInstance().setFilters('', { [region.axisIds[0]]: ['=', region.id] })
    }
    const onClick = ({ event, dataIndex }) => onPoint(event.event, dataIndex)
    const instance = chart.current
    instance.on('click', onClick)
    return () => { instance.off('click', onClick) }
  }, [cfg, subspace, matrix])

  return <div ref={box} style={{ width: '100%', height: '100%' }} />
}
