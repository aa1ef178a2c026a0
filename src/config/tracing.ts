import { SettingsError } from './settings.ts'

/** The standard variables that say where spans are sent to; each of them turns traces on. */
const ENDPOINTS = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] as const
const PROTOCOLS = ['OTEL_EXPORTER_OTLP_PROTOCOL', 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL'] as const

/** Whether the standard variables of OpenTelemetry ask for traces. Its packages read the others. */
export function wantsTraces(environment: Readonly<Record<string, string | undefined>>): boolean {
  if (environment.OTEL_SDK_DISABLED?.trim().toLowerCase() === 'true') return false
  const exporter = environment.OTEL_TRACES_EXPORTER?.trim()
  if (exporter === 'none' || !(exporter || ENDPOINTS.some((name) => environment[name]?.trim()))) return false
  if (exporter && exporter !== 'otlp')
    throw new SettingsError('OTEL_TRACES_EXPORTER: must be one of: otlp, none')
  for (const name of PROTOCOLS) {
    if (environment[name]?.trim() === 'grpc') throw new SettingsError(`${name}: must be http, not grpc`)
  }
  return true
}
