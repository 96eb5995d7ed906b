"""Runs the four services of OpenStack Swift in one folder, each in a process of its own, until the input ends.

Called as: serve.py FOLDER PROXY_PORT ACCOUNT_PORT CONTAINER_PORT OBJECT_PORT. Nothing is kept twice and nothing is
asked who it is but by the S3 keys: one user, whose key is "test:tester".
"""

import os
import signal
import sys

from swift.common.ring import RingBuilder

folder = sys.argv[1]
proxy_port, *ports = (int(port) for port in sys.argv[2:])
kinds = ("account", "container", "object")


def write(name, text):
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return path


def make_ring(kind, port):
    builder = RingBuilder(4, 1, 0)
    device = {"region": 1, "zone": 1, "ip": "127.0.0.1", "port": port, "device": "disk", "weight": 1}
    builder.add_dev({**device, "id": 0, "replication_ip": "127.0.0.1", "replication_port": port, "meta": ""})
    builder.rebalance()
    builder.get_ring().save(os.path.join(folder, kind + ".ring.gz"))


def common(port):
    return f"""
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = {port}
workers = 0
user = {os.environ.get("USER") or "root"}
swift_dir = {folder}
devices = {folder}
mount_check = false
log_name = swift
log_address = {folder}/log
"""


def storage_settings(kind, port):
    return write(f"{kind}.conf", f"""{common(port)}
[pipeline:main]
pipeline = {kind}-server
[app:{kind}-server]
use = egg:swift#{kind}
""")


def proxy_settings(port):
    return write("proxy.conf", f"""{common(port)}
[pipeline:main]
pipeline = catch_errors cache s3api tempauth copy slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
s3_acl = false
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
""")


def serve(settings, section):
    child = os.fork()
    if child:
        return child
    # Each ends with the process that asked for it, whatever becomes of this one.
    from swift.common import utils
    from swift.common.wsgi import run_wsgi

    utils.HASH_PATH_SUFFIX = b"test"
    utils.HASH_PATH_PREFIX = b"test"
    os._exit(run_wsgi(settings, section) or 0)


os.makedirs(os.path.join(folder, "disk"), exist_ok=True)
for kind, port in zip(kinds, ports):
    make_ring(kind, port)
children = [serve(storage_settings(kind, port), f"{kind}-server") for kind, port in zip(kinds, ports)]
children.append(serve(proxy_settings(proxy_port), "proxy-server"))
sys.stdin.read()
for child in children:
    os.kill(child, signal.SIGKILL)
