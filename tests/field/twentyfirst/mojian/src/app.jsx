import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { ConfigProvider, Layout, Menu, Card, Button, Modal, Drawer, Radio, Input, Space, Table, Tag, Descriptions, Result, Avatar, Dropdown, Row, Col, Progress, List, Switch, Breadcrumb, Typography, Alert, Collapse, Spin, Form, App as AntApp } from "antd";
import zhCN from "antd/locale/zh_CN";
import { CrownOutlined, FileTextOutlined, HomeOutlined, ProfileOutlined, SafetyOutlined, QuestionCircleOutlined, UserOutlined, GiftOutlined } from "@ant-design/icons";
const { Header, Sider, Content, Footer } = Layout;
const { Title, Text, Paragraph, Link } = Typography;

const post = (u, d) => fetch(u, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(d || {}) }).then(async r => { const j = await r.json(); if (!r.ok) throw new Error(j.msg || "网络异常,请稍后重试"); return j; });

function useRoute() {
  const [p, setP] = useState(location.pathname.replace(/\/$/, "") || "/");
  useEffect(() => { const f = () => setP(location.pathname); addEventListener("popstate", f); return () => removeEventListener("popstate", f); }, []);
  return [p, to => { history.pushState(null, "", to); setP(to); scrollTo(0, 0); }];
}

const docs = [["三季度市场复盘.pptx", "昨天 18:22", "4.2 MB"], ["家庭装修预算.xlsx", "周一 09:41", "88 KB"], ["读书笔记-乡土中国.docx", "上周五", "132 KB"], ["租房合同(扫描件).pdf", "2 周前", "1.9 MB"]];

function Home({ me, go }) {
  const on = me.state !== "scheduled";
  return <Row gutter={[16, 16]}>
    <Col span={24}><Card><Space size="large"><Avatar size={64} icon={<UserOutlined />} /><div><Title level={4} style={{ margin: 0 }}>{me.nick} <Tag color="gold" icon={<CrownOutlined />}>超级会员</Tag></Title><Text type="secondary">有效期至 {me.expire}{on ? ",到期自动续费" : ""}</Text></div></Space><div style={{ float: "right" }}><Button type="primary" onClick={() => go("/member")}>会员中心</Button></div></Card></Col>
    <Col span={16}><Card title="最近文档" extra={<Link>全部文档</Link>}><List dataSource={docs} renderItem={d => <List.Item actions={[<Link key="o">打开</Link>]}><List.Item.Meta avatar={<FileTextOutlined />} title={d[0]} description={d[1] + " · " + d[2]} /></List.Item>} /></Card></Col>
    <Col span={8}><Card title="云空间"><Progress percent={1} /><Text type="secondary">已用 0.6 GB / 365 GB</Text><div style={{ marginTop: 12 }}><Button size="small" onClick={() => post("/api/cloud/buy")}>扩容</Button></div></Card><Card style={{ marginTop: 16 }} title={<><GiftOutlined /> 限时活动</>}>年卡低至 0.4 元/天,再送 PDF 会员 3 个月<div style={{ marginTop: 12 }}><Button danger size="small" onClick={() => go("/member")}>去看看</Button></div></Card></Col>
  </Row>;
}

function Member({ me, go, reload }) {
  const { message } = AntApp.useApp();
  const on = me.state !== "scheduled";
  return <><Card title="我的会员"><Descriptions column={2} items={[{ key: 1, label: "会员类型", children: me.state === "upgraded" ? "超级会员(年卡)" : "超级会员(连续包月)" }, { key: 2, label: "有效期至", children: me.expire }, { key: 3, label: "自动续费", children: on ? <Tag color="green">已开通</Tag> : <Tag>未开通</Tag> }, { key: 4, label: "成长等级", children: "V3" }]} /><Space><Button onClick={() => go("/renewal")}>自动续费管理</Button><Button type="link" onClick={() => go("/orders")}>购买记录</Button></Space></Card>
    <Row gutter={16} style={{ marginTop: 16 }}>{[["超级会员年卡", "148", "原价 ¥216"], ["超级会员季卡", "48", "原价 ¥54"], ["PDF 会员年卡", "98", "PDF 编辑与转换"]].map((x, i) => <Col span={8} key={i}><Card title={x[0]}><Title level={3} style={{ marginTop: 0 }}>¥{x[1]}</Title><Paragraph type="secondary">{x[2]}</Paragraph><Button type="primary" block onClick={() => post("/api/vip/yearly").then(reload).then(() => message.success("购买成功"))}>立即购买</Button></Card></Col>)}</Row>
    <Card title="会员特权" style={{ marginTop: 16 }}><Row gutter={[16, 16]}>{["365GB 云空间", "PDF 转 Word", "海量精品模板", "文档修复", "全文翻译", "论文查重", "图片转文字", "去广告"].map(t => <Col span={6} key={t}><Text>{t}</Text></Col>)}</Row></Card></>;
}

const reasons = ["价格太贵", "使用频率低,用不上会员功能", "会员权益不符合预期", "不想自动扣费,需要时再购买", "软件广告或体验问题", "改用其他办公软件", "其他原因"];

function Renewal({ me, go, reload }) {
  const { message } = AntApp.useApp();
  const [m, setM] = useState(0);
  const [drawer, setDrawer] = useState(false);
  const [reason, setReason] = useState();
  const [txt, setTxt] = useState("");
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const on = me.state !== "scheduled";
  const coupon = () => post("/api/coupon/receive").then(reload).then(() => { setM(0); message.success("领取成功,下次续费立减 50%"); });
  const submit = () => { setBusy(true); post("/api/renew/close", { reason, text: txt }).then(reload).then(() => { setDrawer(false); setDone(true); }).catch(e => message.error(e.message)).finally(() => setBusy(false)); };
  if (done) return <Card><Result status="success" title="自动续费已关闭" subTitle={`超级会员权益可继续使用至 ${me.expire},到期后将不再扣费。云文档会继续为您保留。`} extra={[<Button key="a" onClick={() => setDone(false)}>返回自动续费管理</Button>, <Button key="b" type="link" onClick={() => go("/")}>个人中心</Button>]} /></Card>;
  return <><Breadcrumb style={{ marginBottom: 16 }} items={[{ title: <a href="/member" onClick={e => { e.preventDefault(); go("/member"); }}>会员中心</a> }, { title: "自动续费管理" }]} />
    <Card title="自动续费管理">{me.state === "discounted" && <Alert style={{ marginBottom: 16 }} type="success" message="5 折续费券已生效" />}
      <Table pagination={false} rowKey="k" dataSource={[{ k: 1, n: "超级会员", s: on }, { k: 2, n: "PDF 会员", s: null }]} columns={[
        { title: "服务名称", dataIndex: "n" }, { title: "状态", render: (_, r) => r.s === null ? <Tag>未开通</Tag> : r.s ? <Tag color="green">自动续费中</Tag> : <Tag>已关闭</Tag> },
        { title: "续费价格", render: (_, r) => r.s ? me.state === "upgraded" ? "¥148.00/年" : `¥${me.price}/月` : "-" }, { title: "下次扣费日期", render: (_, r) => r.s ? me.nextPay : "-" }, { title: "扣费方式", render: (_, r) => r.s ? "微信支付" : "-" },
        { title: "有效期至", render: (_, r) => r.s === null ? "-" : me.expire },
        { title: "操作", render: (_, r) => r.s === null ? <Link onClick={() => go("/member")}>开通</Link> : r.s ? <Space><Link onClick={() => post("/api/vip/yearly").then(reload)}>改为连续包年</Link><Link type="secondary" onClick={() => setM(1)}>关闭续费</Link></Space> : <Link onClick={() => post("/api/renew/open").then(reload)}>重新开通</Link> }]} />
      {on && <div style={{ marginTop: 16 }}><Switch size="small" checked={me.remind} onChange={() => post("/api/renew/remind").then(reload)} /> <Text>扣费前 3 天短信提醒我</Text></div>}
      <Paragraph type="secondary" style={{ marginTop: 20, fontSize: 13 }}>说明:<br />1. 自动续费将在会员到期前 1 日从您的支付账户扣款,扣款成功后会员有效期延长一个月。<br />2. 关闭后,已购买的会员权益在有效期内仍可正常使用。<br />3. 通过苹果 App Store 开通的自动续费,请在 Apple ID「订阅」中关闭。</Paragraph></Card>
    <Modal open={m === 1} title="确定要关闭自动续费吗?" onCancel={() => setM(0)} footer={[<Button key="g" onClick={() => setM(2)}>继续关闭</Button>, <Button key="k" type="primary" onClick={() => setM(0)}>我再想想</Button>]}>
      <Paragraph>关闭后,会员到期({me.expire})起您将无法享受以下特权:</Paragraph><ul><li>连续包月专享价 ¥18/月(恢复后为 ¥25/月)</li><li>365GB 云空间(到期后恢复为 1GB,您当前已用 0.6GB,不受影响)</li><li>PDF 转换、全文翻译、精品模板等 60+ 项特权</li></ul></Modal>
    <Modal open={m === 2} title="送您一张 5 折续费券" onCancel={() => setM(0)} footer={null}><div style={{ textAlign: "center" }}><Title style={{ color: "#d4380d", margin: "8px 0" }}>5 折</Title><Paragraph>下个月仅需 ¥9.00,仅限本次领取</Paragraph><Button type="primary" size="large" block onClick={coupon}>立即领取并保留续费</Button><Button type="text" style={{ marginTop: 8, color: "#999" }} onClick={() => { setM(0); setDrawer(true); }}>放弃优惠,仍要关闭</Button></div></Modal>
    <Drawer open={drawer} title="关闭自动续费" width={420} onClose={() => setDrawer(false)} footer={<Space style={{ float: "right" }}><Button onClick={() => setDrawer(false)}>暂不关闭</Button><Button danger disabled={!reason} loading={busy} onClick={submit}>确认关闭</Button></Space>}>
      <Paragraph>请告诉我们您关闭的原因,帮助我们改进:</Paragraph><Radio.Group value={reason} onChange={e => setReason(e.target.value)}><Space direction="vertical">{reasons.map(r => <Radio key={r} value={r}>{r}</Radio>)}</Space></Radio.Group><Input.TextArea style={{ marginTop: 16 }} rows={3} maxLength={200} showCount placeholder="其他建议(选填)" value={txt} onChange={e => setTxt(e.target.value)} /></Drawer></>;
}

function Orders({ me }) {
  return <Card title="购买记录"><Table rowKey="d" pagination={{ pageSize: 5 }} dataSource={me.orders.map(d => ({ d }))} columns={[{ title: "扣费时间", dataIndex: "d" }, { title: "商品", render: () => "超级会员 连续包月" }, { title: "金额", render: () => "¥18.00" }, { title: "支付方式", render: () => "微信支付" }, { title: "操作", render: () => <Link>申请发票</Link> }]} /></Card>;
}
function Security({ reload }) {
  const { message, modal } = AntApp.useApp();
  return <><Card title="账号与安全"><List><List.Item actions={[<Link key="1">修改</Link>]}><List.Item.Meta title="手机号" description="138****2671" /></List.Item><List.Item actions={[<Link key="1" onClick={() => post("/api/pay/unbind").then(() => message.success("已解绑"))}>解绑</Link>]}><List.Item.Meta title="微信支付" description="已绑定,用于会员续费" /></List.Item><List.Item actions={[<Link key="1" type="danger" onClick={() => modal.confirm({ title: "注销账号", content: "注销后云文档、会员权益将被永久清除且无法恢复。", okText: "确认注销", onOk: () => post("/api/account/destroy").then(reload) })}>注销账号</Link>]}><List.Item.Meta title="账号注销" description="永久删除账号及全部数据" /></List.Item></List></Card>
    <Card title="个人资料" style={{ marginTop: 16 }}><Form layout="vertical" onFinish={() => post("/api/profile/save").then(() => message.success("已保存"))}><Form.Item label="昵称"><Input defaultValue="林小满" /></Form.Item><Button htmlType="submit">保存</Button></Form></Card></>;
}
function Help() {
  return <Card title="帮助与客服"><Collapse items={[{ key: 1, label: "如何关闭自动续费?", children: "进入「会员中心」-「自动续费管理」,在对应服务后点击「关闭续费」,按提示完成操作即可。" }, { key: 2, label: "自动续费扣款后可以退款吗?", children: "会员属于虚拟商品,扣款成功后一般不支持退款,如有疑问请联系在线客服。" }, { key: 3, label: "会员到期后云文档会丢失吗?", children: "不会。超出免费空间的文档仍可查看和下载,仅无法继续上传新文档。" }]} /><Paragraph style={{ marginTop: 16 }}>客服热线:400-000-0137(9:00-21:00)</Paragraph></Card>;
}

function Root() {
  const [p, go] = useRoute();
  const [me, setMe] = useState(null);
  const reload = () => fetch("/api/user/info").then(r => r.json()).then(setMe);
  useEffect(() => { reload(); }, []);
  if (!me) return <Spin style={{ margin: 80 }} />;
  const nav = (k, t) => <a href={k} onClick={e => { e.preventDefault(); }}>{t}</a>;
  const V = { "/": Home, "/member": Member, "/renewal": Renewal, "/orders": Orders, "/security": Security, "/help": Help }[p];
  return <Layout style={{ minHeight: "100vh" }}>{me.state === "deleted" && <Alert banner message="账号注销申请已提交" />}<Header style={{ background: "#fff", display: "flex", alignItems: "center", borderBottom: "1px solid #eee", padding: "0 24px" }}><b style={{ fontSize: 20, color: "#1a6b5a", marginRight: 40 }}>墨简 Office</b>
    <Menu mode="horizontal" style={{ flex: 1, borderBottom: 0 }} selectable={false} items={[{ key: "d", label: "下载" }, { key: "t", label: "模板" }, { key: "c", label: "云协作" }, { key: "e", label: "企业版" }]} />
    <Dropdown menu={{ items: [{ key: "/", label: "个人中心" }, { key: "/member", label: "会员中心" }, { key: "/security", label: "账号与安全" }, { type: "divider" }, { key: "out", label: "退出登录" }], onClick: e => e.key === "out" ? post("/api/logout") : go(e.key) }}><Button type="text" icon={<UserOutlined />}>{me.nick}</Button></Dropdown></Header>
    <Layout><Sider theme="light" width={200}><Menu mode="inline" style={{ height: "100%" }} selectedKeys={[p]} onClick={e => go(e.key)} items={[{ key: "/", icon: <HomeOutlined />, label: nav("/", "个人中心") }, { key: "/member", icon: <CrownOutlined />, label: nav("/member", "会员中心") }, { key: "/orders", icon: <ProfileOutlined />, label: nav("/orders", "购买记录") }, { key: "/security", icon: <SafetyOutlined />, label: nav("/security", "账号与安全") }, { key: "/help", icon: <QuestionCircleOutlined />, label: nav("/help", "帮助与客服") }]} /></Sider>
      <Content style={{ padding: 24, maxWidth: 1100 }}>{V ? <V me={me} go={go} reload={reload} /> : <Result status="404" title="页面不存在" extra={<Button onClick={() => go("/")}>返回首页</Button>} />}</Content></Layout>
    <Footer style={{ textAlign: "center", fontSize: 13, color: "#999" }}>关于我们 · 用户协议 · 隐私政策 · 自动续费服务协议 · 未成年人保护<br />© {me.year} 墨简软件 版权所有</Footer></Layout>;
}
createRoot(document.getElementById("root")).render(<ConfigProvider locale={zhCN} theme={{ token: { colorPrimary: "#1a8a70" } }}><AntApp><Root /></AntApp></ConfigProvider>);
