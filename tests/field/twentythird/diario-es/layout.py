"""Frame of every page of El Faro de Levante."""
from html import escape

SECTIONS = ["Portada", "Comunitat", "España", "Internacional", "Economía", "Deportes", "Cultura", "Opinión", "Gastro", "Pasatiempos"]
SIDE = [("/", "Mi cuenta"), ("/suscripcion", "Mi suscripción"), ("/pagos", "Pagos y facturas"), ("/boletines", "Boletines y alertas"),
        ("/datos", "Datos personales"), ("/guardadas", "Noticias guardadas"), ("/ayuda", "Ayuda")]


def frame(title: str, body: str) -> str:
    sections = "".join(f'<a href="/noticias">{name}</a>' for name in SECTIONS)
    return f"""<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)} | El Faro de Levante</title>
<link rel="stylesheet" href="/assets/bootstrap.min.css">
<link rel="stylesheet" href="/assets/faro.css">
</head>
<body>
<header class="container pt-3">
  <div class="d-flex justify-content-between align-items-center pb-2">
    <a class="mast" href="/noticias">El Faro de Levante</a>
    <div class="dropdown">
      <button class="btn btn-outline-secondary btn-sm dropdown-toggle" type="button" data-bs-toggle="dropdown" aria-expanded="false">Lucía Ferrer</button>
      <ul class="dropdown-menu dropdown-menu-end">
        <li><a class="dropdown-item" href="/">Mi cuenta</a></li>
        <li><a class="dropdown-item" href="/suscripcion">Mi suscripción</a></li>
        <li><a class="dropdown-item" href="/guardadas">Noticias guardadas</a></li>
        <li><hr class="dropdown-divider"></li>
        <li><a class="dropdown-item" href="#">Cerrar sesión</a></li>
      </ul>
    </div>
  </div>
  <nav class="sections" aria-label="Secciones">{sections}</nav>
</header>
<main class="container py-4">{body}</main>
<footer class="mt-5 py-4"><div class="container">
  <div class="row gy-3">
    <div class="col-6 col-md-3"><strong>El Faro</strong><br><a href="/ayuda">Quiénes somos</a><br><a href="/ayuda">Publicidad</a><br><a href="/ayuda">Código ético</a></div>
    <div class="col-6 col-md-3"><strong>Suscriptores</strong><br><a href="/suscripcion/modalidades">Modalidades</a><br><a href="/suscripcion/regalar">Regala El Faro</a><br><a href="/ayuda">Club Faro</a></div>
    <div class="col-6 col-md-3"><strong>Contacto</strong><br>Atención al suscriptor<br>900 000 471 (L-V, 9 a 19 h)<br>suscripciones@elfaro.example</div>
    <div class="col-6 col-md-3"><strong>Legal</strong><br><a href="/ayuda">Aviso legal</a><br><a href="/ayuda">Política de privacidad</a><br><a href="/ayuda">Condiciones de suscripción</a></div>
  </div>
  <p class="mt-3 mb-0 text-secondary">© Editorial Faro Levantino, S. L. Todos los derechos reservados. La suscripción se renueva automáticamente por periodos iguales al contratado salvo baja comunicada antes de la fecha de renovación. IVA incluido.</p>
</div></footer>
<div id="aviso-cookies" class="cookies py-3" role="dialog" aria-label="Aviso de cookies" hidden><div class="container">
  <p class="mb-2 small">Nosotros y nuestros 312 socios almacenamos y accedemos a información en tu dispositivo, como cookies, para ofrecerte contenidos y publicidad personalizados y medir su rendimiento.</p>
  <button type="button" class="btn btn-primary btn-sm" value="todas">Aceptar y continuar</button>
  <button type="button" class="btn btn-outline-secondary btn-sm" value="rechazo">Rechazar</button>
  <button type="button" class="btn btn-link btn-sm" value="config">Configurar</button>
</div></div>
<script src="/assets/bootstrap.bundle.min.js"></script>
<script src="/assets/faro.js"></script>
</body></html>"""


def account(title: str, current: str, body: str, notice: str = "") -> str:
    links = "".join(f'<a class="nav-link{" active" if to == current else ""}" href="{to}">{text}</a>' for to, text in SIDE)
    alert = f'<div class="alert alert-success" role="status">{escape(notice)}</div>' if notice else ""
    return frame(title, f"""<div class="row">
<aside class="col-md-3 mb-4"><nav class="nav flex-column side" aria-label="Mi cuenta">{links}</nav></aside>
<div class="col-md-9">{alert}<h1 class="h3 mb-3">{escape(title)}</h1>{body}</div></div>""")


def step(title: str, number: int, body: str) -> str:
    return frame(title, f"""<div class="row justify-content-center"><div class="col-lg-8">
<p class="text-secondary small mb-1">Gestión de tu suscripción</p>
<div class="progress mb-4" role="progressbar" aria-label="Progreso" aria-valuenow="{number * 25}" aria-valuemin="0" aria-valuemax="100" style="height:4px"><div class="progress-bar" style="width:{number * 25}%"></div></div>
<h1 class="h3 mb-3">{escape(title)}</h1>{body}</div></div>""")
