#!/bin/sh
# What nginx believes about clients' addresses: those who terminate TLS in front of it, by TLS_PROXIES (addresses or networks,
# comma-separated), and nobody else. nginx's image runs it before it starts.
set -eu
set -f
: "${TLS_PROXIES:?}"
# Docker hands on what comes over IPv6 from the network's gateway, whoever sent it: everybody could choose their own address.
case ${BIND:-} in
'[::1]' | ::1) ;;
*:*)
  echo "BIND: $BIND opens the port over IPv6, where clients' addresses are lost; name an IPv4 address" >&2
  exit 1
  ;;
esac
file=${1:-/etc/nginx/believed.conf}
lines=
for proxy in $(printf '%s' "$TLS_PROXIES" | tr ',' ' '); do
  case $proxy in
  *[!0-9a-fA-F.:/]*)
    echo "TLS_PROXIES: $proxy is no address and no network" >&2
    exit 1
    ;;
  esac
  lines="${lines}set_real_ip_from $proxy;
"
done
printf '%s' "$lines" >"$file"
